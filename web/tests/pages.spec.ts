import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ask, DESKTOP, noSideways, over, PHONE, playBots, playOn, SEED, visit } from './visit';

const PAGES = [
  '/',
  '/new/valley',
  '/new/valley?box=both',
  '/new/sneferu',
  '/tables',
  '/settings',
  '/rules/pyramids',
  '/learn/valley',
  '/learn/afterlife/5',
];
const SIZES = [PHONE, { width: 768, height: 1024 }, DESKTOP, { width: 2560, height: 1440 }];

/** What axe calls serious or critical, and where. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

for (const theme of ['day', 'night'] as const)
  for (const path of PAGES)
    test(`${path} has no serious accessibility finding, ${theme}`, async ({ browser }) => {
      const { context, page, complaints } = await visit(browser, { theme, lang: theme === 'day' ? 'en' : 'cs' });
      await page.goto(path);
      await expect(page.locator('h1, h2').first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });

for (const game of ['valley', 'pyramids', 'sneferu', 'kemet'])
  for (const theme of ['day', 'night'] as const)
    test(`the table of ${game} has no serious accessibility finding, ${theme}`, async ({ browser }) => {
      const { context, page } = await visit(browser, { theme });
      await page.goto(`/table/${await playBots(context, game, 2)}`);
      await playOn(page, over(page), 7);
      expect(await findings(page)).toEqual([]);
      await context.close();
    });

for (const size of SIZES)
  test(`no page scrolls sideways at ${size.width}×${size.height}`, async ({ browser }) => {
    const { context, page } = await visit(browser, { size, lang: 'cs' });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator('h1, h2').first()).toBeVisible();
      await noSideways(page);
    }
    for (const game of ['valley', 'pyramids', 'sneferu', 'kemet']) {
      await page.goto(`/table/${await playBots(context, game, 3)}`);
      await expect(page.locator('.prompt h2')).not.toBeEmpty();
      await noSideways(page);
    }
    await context.close();
  });

test('two clicks from the lobby to a game against a bot, with no name asked', async ({ browser }) => {
  const { context, page } = await visit(browser, { name: '' });
  await page.goto('/');
  await page.locator('article.stela').first().getByRole('button').first().click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('[data-actions]').first()).toBeVisible();
  await context.close();
});

test('the set-up form shows the cards, offers what fits and says what does not', async ({ browser }) => {
  const { context, page, complaints } = await visit(browser);
  await page.goto('/new/valley?box=afterlife');
  await expect(page.getByText('Linen Bandages')).toBeVisible();
  await expect(page.getByLabel('Half sets')).toHaveCount(0);
  for (let seats = 2; seats < 5; seats++) await page.getByRole('button', { name: 'Add a player' }).click();
  await expect(page.getByRole('alert')).toContainText('both boxes');
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeDisabled();
  await page.getByLabel(/^Box/).selectOption('both');
  await expect(page.getByText('Red superset (Sarcophagi, Mummification; 12 cards)')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await page.getByRole('button', { name: 'The cards of this table' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Brown superset');
  expect(complaints).toEqual([]);
  await context.close();
});

test('the first load is under 250 kB without fonts', async ({ browser }) => {
  const { context, page } = await visit(browser, {});
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) !== 'Font') bytes += encodedDataLength;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(250_000);
  await context.close();
});

test('the end shows the proof, and the replay walks through the game and plays on', async ({ browser }) => {
  const { context, page, complaints } = await visit(browser, {});
  await page.goto(`/table/${await playBots(context, 'sneferu', 1)}`);
  await playOn(page, over(page));
  await page.locator('.proof button').click();
  await expect(page.locator('.dlg.fair code').first()).toHaveText(/^[0-9a-f]{64}$/);
  await page.keyboard.press('Escape');
  await page.locator('a[href^="/replay/"]').click();
  const slider = page.locator('input[type=range]');
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  await page.locator('.eyes select').selectOption('0');
  await page.locator('.eyes select').blur();
  await page.keyboard.press('End');
  await expect(page.locator('p.now')).toContainText(/(\d+) of \1/);
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.prompt h2')).not.toBeEmpty();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the language changes in the middle of a game', async ({ browser }) => {
  const { context, page, complaints } = await visit(browser, {});
  await page.goto(`/table/${await playBots(context, 'valley', 1)}`);
  await expect(page.locator('[data-actions]').first()).toBeVisible();
  const before = await page.locator('.prompt h2').innerText();
  await page.getByRole('button', { name: 'Česky' }).click();
  await expect(page.locator('.prompt h2')).not.toHaveText(before);
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  expect(complaints).toEqual([]);
  await context.close();
});

test('something illegal says why and leads to the rule', async ({ browser }) => {
  const { context, page } = await visit(browser, {});
  await page.goto(`/table/${await playBots(context, 'valley', 1)}`);
  await expect(page.locator('[data-actions]').first()).toBeVisible();
  await page.locator('[data-place=slot-t]').click();
  await expect(page.locator('.why')).toContainText('R');
  await page.locator('.why button').click();
  await expect(page.getByRole('tabpanel')).toContainText('R');
  await context.close();
});

test('what I am never asked stands in the settings and can be taken back', async ({ browser }) => {
  const { context, page, complaints } = await visit(browser, {});
  const id = await playBots(context, 'valley', 2, { box: 'both' });
  await page.goto(`/table/${id}`);
  await expect(page).toHaveTitle(/Valley: both boxes/);
  const wish = { data: { never: { shield: 'pass' } }, headers: { 'X-Pyramidion': '1' } };
  expect((await context.request.put(`/api/tables/${id}/wishes`, wish)).ok()).toBe(true);
  await page.goto('/settings');
  await expect(page.getByText('Marta may show a card as protection.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask me again' }).click();
  await expect(page.getByText('You are asked everything.')).toBeVisible();
  expect(await (await context.request.get('/api/me/never')).json()).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a hint rings the thing and says why', async ({ browser }) => {
  const { context, page, complaints } = await visit(browser, {});
  await page.goto(`/table/${await playBots(context, 'sneferu', 1)}`);
  await expect(page.locator('[data-actions]').first()).toBeVisible();
  await page.locator('[data-key=h]').click();
  await expect(page.locator('.is-hint')).toHaveCount(1);
  await expect(page.locator('.prompt .say p')).toContainText('The architect would:');
  await page.locator('.is-hint').click();
  await expect(page.locator('.is-hint')).toHaveCount(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('hints and the bot for whoever leaves are agreed on with the table', async ({ browser }) => {
  const { context, page, complaints } = await visit(browser, {});
  await page.goto('/new/sneferu');
  const hints = page.getByRole('switch', { name: 'Hints' });
  const standIn = page.getByLabel('Bot for whoever leaves');
  await expect(hints).toBeChecked();
  await expect(standIn).toHaveCount(0);
  await page.getByLabel('Player 2', { exact: true }).selectOption('open');
  await expect(hints).not.toBeChecked();
  await standIn.selectOption('architect');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('definition')).toHaveText(['none', 'fair', 'off', 'Architect', /^[0-9a-f]{16}…$/]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('where hints are off the button says so', async ({ browser }) => {
  const { context, page, complaints } = await visit(browser, {});
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'scribe' }];
  const table = await ask(context, '/api/tables', { game: 'sneferu', seats, hints: false, seed: SEED });
  await page.goto(`/table/${table.id}`);
  await expect(page.locator('[data-actions]').first()).toBeVisible();
  await expect(page.locator('[data-key=h]')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('h');
  await expect(page.getByText('Hints are off at this table.')).toBeVisible();
  await expect(page.locator('.is-hint')).toHaveCount(0);
  expect(complaints).toEqual([]);
  await context.close();
});
