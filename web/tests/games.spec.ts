import { expect, test } from '@playwright/test';
import { DESKTOP, noSideways, over, PHONE, playBots, playOn, visit } from './visit';

const WAYS = {
  desktop: { way: 'desktop in English', size: DESKTOP, lang: 'en', theme: 'day' },
  phone: { way: 'phone in Czech', size: PHONE, lang: 'cs', theme: 'night' },
} as const;
const BOTH = [WAYS.desktop, WAYS.phone];
const GAMES = [
  { game: 'valley', bots: 1, options: {}, ways: BOTH },
  { game: 'valley', bots: 1, options: { box: 'afterlife' }, ways: [WAYS.phone] },
  { game: 'valley', bots: 5, options: { box: 'both' }, ways: [WAYS.desktop] },
  { game: 'valley', bots: 0, options: { box: 'afterlife' }, ways: [WAYS.phone] },
  { game: 'valley', bots: 0, options: { box: 'afterlife', solo: 'master' }, ways: [WAYS.desktop] },
  { game: 'pyramids', bots: 1, options: {}, ways: BOTH },
  { game: 'sneferu', bots: 1, options: {}, ways: BOTH },
  { game: 'sneferu', bots: 2, options: { builders: 'dealt' }, ways: [WAYS.desktop] },
  { game: 'sneferu', bots: 0, options: {}, ways: [WAYS.phone] },
  { game: 'kemet', bots: 1, options: { round_limit: 2 }, ways: BOTH },
  { game: 'kemet', bots: 4, options: { round_limit: 1 }, ways: BOTH },
];

for (const { game, bots, options, ways } of GAMES)
  for (const { way, size, lang, theme } of ways)
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
