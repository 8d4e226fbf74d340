import { expect, test } from '@playwright/test';
import { DESKTOP, noSideways, over, PHONE, playBots, playOn, visit } from './visit';

const GAMES = [
  { game: 'valley', bots: 1, options: {} },
  { game: 'valley', bots: 1, options: { box: 'afterlife' } },
  { game: 'valley', bots: 5, options: { box: 'both' } },
  { game: 'valley', bots: 0, options: { box: 'afterlife' } },
  { game: 'valley', bots: 0, options: { box: 'afterlife', solo: 'master' } },
  { game: 'pyramids', bots: 1, options: {} },
  { game: 'sneferu', bots: 1, options: {} },
  { game: 'sneferu', bots: 2, options: { builders: 'dealt' } },
  { game: 'sneferu', bots: 0, options: {} },
  { game: 'kemet', bots: 1, options: { round_limit: 2 } },
  { game: 'kemet', bots: 4, options: { round_limit: 1 } },
];
const WAYS = [
  { way: 'desktop in English', size: DESKTOP, lang: 'en', theme: 'day' },
  { way: 'phone in Czech', size: PHONE, lang: 'cs', theme: 'night' },
] as const;

for (const { game, bots, options } of GAMES)
  for (const { way, size, lang, theme } of WAYS)
    test(`a whole game of ${game} against ${bots} bots by clicking, ${way} ${JSON.stringify(options)}`, async ({
      browser,
    }) => {
      const { context, page, complaints } = await visit(browser, { size, lang, theme });
      await page.goto(`/table/${await playBots(context, game, bots, options)}`);
      await playOn(page, over(page));
      await expect(page.locator('.end-panel h1')).not.toBeEmpty();
      await noSideways(page);
      expect(complaints).toEqual([]);
      await context.close();
    });
