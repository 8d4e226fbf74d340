import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

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

/** Click things that can be chosen until `done`: in an open menu, now and then the golden button, else anything. */
export async function playOn(page: Page, done: () => Promise<boolean>, most = 1500): Promise<void> {
  for (let move = 0; move < most; move++) {
    if (await done()) return;
    await clickOne(page, move, done);
  }
  throw new Error(`not done after ${most} clicks: ${await page.locator('.prompt .say').innerText()}`);
}

/** One choice; on a phone a small thing wants a second tap. */
export async function clickOne(page: Page, move: number, done: () => Promise<boolean>): Promise<void> {
  const luck = (move * 1103515245 + 12345) % 2147483648;
  const choices = await offered(page, luck % 2 === 0, done);
  const count = await choices.count();
  if (!count) return;
  const chosen = choices.nth((luck >> 4) % count);
  const action = await chosen.getAttribute('data-actions', { timeout: 1000 }).catch(() => null);
  for (let tap = 0; tap < 2; tap++) {
    await chosen.click({ timeout: 4000 }).catch(async (error: Error) => {
      if (await chosen.isVisible()) throw error;
    });
    await page.waitForTimeout(40);
    const same = await chosen.getAttribute('data-actions', { timeout: 200 }).catch(() => null);
    if (same !== action || !page.viewportSize() || page.viewportSize()!.width > 719) return;
  }
}

async function offered(page: Page, eager: boolean, done: () => Promise<boolean>): Promise<Locator> {
  const menu = page.locator('[role=menu] [data-actions]:visible');
  if (await menu.count()) return menu;
  const golden = page.locator('.prompt .cart[data-actions]:visible');
  if (eager && (await golden.count())) return golden;
  const all = page.locator('[data-actions]:visible');
  for (let wait = 0; wait < 300; wait++) {
    if ((await all.count()) || (await done())) return all;
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
