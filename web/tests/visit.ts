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

/** The same deal in every run. */
export const SEED = '5eed';

export async function playBots(
  context: BrowserContext,
  game: string,
  bots: number,
  options: object = {},
): Promise<string> {
  const wish = { game, bots: Array<string>(bots).fill('scribe'), options, seed: SEED };
  return (await ask(context, '/api/play', wish)).id;
}

const PATIENCE = 1000;

/** Click things that can be chosen until `done`, after so many clicks at most. */
export async function playOn(page: Page, done: () => Promise<boolean>, most = 2000): Promise<number> {
  let clicks = 0;
  for (let idle = 0; idle < PATIENCE; idle++) {
    if ((await done()) || clicks === most) return clicks;
    if (!(await clickOne(page))) continue;
    clicks += 1;
    idle = 0;
  }
  throw new Error(`nothing to choose: ${await page.locator('.prompt .say').innerText()}`);
}

/** One choice, if there is any. What moved on in the meantime is no longer there to be clicked. */
export async function clickOne(page: Page): Promise<boolean> {
  const found = await page.evaluate(pick);
  if (found) await clickPicked(page.locator('[data-picked][data-actions]'));
  await page.waitForTimeout(30);
  return found;
}

async function clickPicked(picked: Locator, tries = 8): Promise<void> {
  await picked.click({ timeout: 1500 }).catch(async (error: Error) => {
    if (!(await picked.isVisible())) return;
    if (tries === 1) throw error;
    await clickPicked(picked, tries - 1);
  });
}

/**
 * Marks what is to be clicked: in an open menu, every other time the golden button, else anything; on a phone again what
 * was only shown by the first tap. The same position leads to the same choice; if it comes again, to another one.
 */
function pick(): boolean {
  type Memory = { seen: Record<string, number>; tapped: HTMLElement | null; said: string | undefined };
  const memory = ((window as unknown as { picks?: Memory }).picks ??= { seen: {}, tapped: null, said: '' });
  const shown = (css: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(css)].filter((one) => one.checkVisibility());
  document.querySelectorAll('[data-picked]').forEach((one) => one.removeAttribute('data-picked'));
  const before = memory.tapped;
  memory.tapped = null;
  const menu = shown('[role=menu] [data-actions]');
  if (before?.checkVisibility() && !menu.length && innerWidth < 720 && before.dataset['actions'] === memory.said) {
    before.dataset['picked'] = '';
    return true;
  }
  const all = menu.length ? menu : shown('[data-actions]');
  const position = all.map((one) => one.dataset['actions']).join(' ');
  const visits = (memory.seen[position] = (memory.seen[position] ?? 0) + 1);
  let luck = visits;
  for (const letter of position) luck = (Math.imul(luck, 31) + letter.charCodeAt(0)) >>> 0;
  const golden = menu.length || luck % 2 ? [] : shown('.prompt .cart[data-actions]');
  const from = golden.length ? golden : all;
  const chosen = from[(luck >>> 4) % from.length];
  if (!chosen) return false;
  memory.tapped = chosen;
  memory.said = chosen.dataset['actions'];
  chosen.dataset['picked'] = '';
  return true;
}

export function over(page: Page): () => Promise<boolean> {
  return async () => (await page.locator('.end-panel').count()) > 0;
}

export async function noSideways(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, 'the page scrolls sideways').toBeLessThanOrEqual(0);
}
