import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export type Lang = 'en' | 'cs';
export type Theme = 'day' | 'night';
export type Visit = {
  lang?: Lang;
  theme?: Theme;
  size?: { width: number; height: number };
  name?: string;
  speed?: number;
};

/** Somebody opens a browser. Whatever it complains of fails the test. */
export async function visit(
  browser: Browser,
  { lang = 'en', theme = 'day', size = DESKTOP, name = 'Marta', speed = 0 }: Visit = {},
) {
  const phone = size.width < 720;
  const context = await browser.newContext({ viewport: size, locale: lang, hasTouch: phone, isMobile: phone });
  await context.addInitScript(
    (kept) =>
      localStorage.getItem('pyramidion.settings') ?? localStorage.setItem('pyramidion.settings', JSON.stringify(kept)),
    { lang, theme, speed },
  );
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !/ERR_INTERNET|WebSocket|Failed to load resource/.test(message.text()) &&
      complaints.push(message.text()),
  );
  if (name) await ask(context, '/api/guest', { name, lang });
  return { context, page, complaints };
}

export async function ask<T = { id: string; link: string }>(
  context: BrowserContext,
  path: string,
  body: unknown,
): Promise<T> {
  const answer = await context.request.post(path, { data: body, headers: { 'X-Pyramidion': '1' } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

export async function playBots(
  context: BrowserContext,
  game: string,
  bots: number,
  options: object = {},
): Promise<string> {
  const table = await ask(context, '/api/play', { game, bots: Array<string>(bots).fill('scribe'), options });
  return table.id;
}

/** Click things that can be chosen until `done`; every choice must be a thing on the page. */
export async function playOn(page: Page, done: () => Promise<boolean>, most = 900): Promise<void> {
  let luck = 7;
  for (let move = 0; move < most; move++) {
    if (await done()) return;
    const choices = page.locator('[data-actions]:visible');
    const count = await settled(page, choices, done);
    if (count === 0) continue;
    luck = (luck * 1103515245 + 12345) % 2147483648;
    await choices
      .nth(luck % count)
      .click({ timeout: 4000 })
      .catch(() => undefined);
    await page.waitForTimeout(30);
  }
  throw new Error(`not done after ${most} clicks: ${await page.locator('.prompt .say').innerText()}`);
}

async function settled(
  page: Page,
  choices: ReturnType<Page['locator']>,
  done: () => Promise<boolean>,
): Promise<number> {
  for (let wait = 0; wait < 200; wait++) {
    const count = await choices.count();
    if (count || (await done())) return count;
    await page.waitForTimeout(50);
  }
  throw new Error(`nothing to choose: ${await page.locator('.prompt .say').innerText()}`);
}

export function over(page: Page): () => Promise<boolean> {
  return async () => (await page.locator('.end-panel').count()) > 0;
}

export async function noSideways(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, 'the page scrolls sideways').toBeLessThanOrEqual(0);
}
