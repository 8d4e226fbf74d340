import { expect, test } from '@playwright/test';
import { DESKTOP, over, PHONE, playBots, playOn, visit } from './visit';

const FOLDER = 'screenshots';
const WAYS = [
  { way: '1440-en-day', size: DESKTOP, lang: 'en', theme: 'day' },
  { way: '1440-cs-night', size: DESKTOP, lang: 'cs', theme: 'night' },
  { way: '390-cs-day', size: PHONE, lang: 'cs', theme: 'day' },
  { way: '390-en-night', size: PHONE, lang: 'en', theme: 'night' },
  { way: '768-en-day', size: { width: 768, height: 1024 }, lang: 'en', theme: 'day' },
  { way: '2560-cs-day', size: { width: 2560, height: 1440 }, lang: 'cs', theme: 'day' },
] as const;
const PAGES = {
  lobby: '/',
  tables: '/tables',
  settings: '/settings',
  'new-valley': '/new/valley',
  'rules-valley': '/rules/valley',
  'learn-sneferu': '/learn/sneferu',
};
const TABLES = [
  { name: 'valley', game: 'valley', bots: 3, options: {}, clicks: 24 },
  { name: 'pyramids', game: 'pyramids', bots: 3, options: {}, clicks: 14 },
  { name: 'sneferu', game: 'sneferu', bots: 3, options: { builders: 'dealt' }, clicks: 12 },
  { name: 'sneferu-solo', game: 'sneferu', bots: 0, options: {}, clicks: 12 },
  { name: 'afterlife-six', game: 'valley', bots: 5, options: { box: 'both' }, clicks: 16 },
  { name: 'kemet', game: 'kemet', bots: 3, options: {}, clicks: 26 },
] as const;

for (const { way, ...how } of WAYS) {
  test(`pages ${way}`, async ({ browser }) => {
    const { context, page } = await visit(browser, how);
    await playBots(context, 'valley', 2);
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.screenshot({ path: `${FOLDER}/${name}-${way}.png` });
    }
    await context.close();
  });

  for (const { name, game, bots, options, clicks } of TABLES)
    test(`table of ${name} ${way}`, async ({ browser }) => {
      const { context, page } = await visit(browser, how);
      await page.goto(`/table/${await playBots(context, game, bots, options)}`);
      await playOn(page, over(page), clicks);
      await expect(page.locator('.prompt h2')).not.toBeEmpty();
      await page.waitForTimeout(600);
      await page.screenshot({ path: `${FOLDER}/${name}-${way}.png` });
      await context.close();
    });

  test(`end and replay ${way}`, async ({ browser }) => {
    const { context, page } = await visit(browser, how);
    const id = await playBots(context, 'sneferu', 2);
    await page.goto(`/table/${id}`);
    await playOn(page, over(page));
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `${FOLDER}/end-${way}.png` });
    await page.goto(`/replay/${id}?at=20&seat=all`);
    await expect(page.locator('input[type=range]')).toHaveValue('20');
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${FOLDER}/replay-${way}.png` });
    await context.close();
  });
}
