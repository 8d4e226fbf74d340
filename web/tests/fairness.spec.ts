import { expect, test } from '@playwright/test';
import { ask, noSideways, over, PHONE, playOn, SEED, visit } from './visit';

const HASH = /^[0-9a-f]{64}$/;

test('the deal needs both numbers; each browser notes the hashes and notices when one changes', async ({ browser }) => {
  const anna = await visit(browser, { name: 'Anna' });
  const boris = await visit(browser, { name: 'Boris', size: PHONE, lang: 'cs' });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const table = await ask(anna.context, '/api/tables', { game: 'pyramids', seats });
  await anna.page.goto(`/table/${table.id}`);
  await anna.page.locator('.room .fair').click();
  await expect(anna.page.locator('.dlg.fair code').first()).toHaveText(HASH);
  await anna.page.keyboard.press('Escape');
  await boris.page.goto(`/table/${table.id}?link=${table.link}`);
  await boris.page.locator('.room li button').first().click();
  for (const { page } of [anna, boris]) {
    await expect(page.locator('.stage')).toBeVisible();
    await page.locator('.table-menu > button').click();
    await page.getByRole('menuitem', { name: /Fair play|Férová hra/ }).click();
    const numbers = page.locator('.dlg.fair h3 + dl code');
    await expect(numbers).toHaveText([HASH, HASH]);
    await expect(page.locator('.dlg.fair .good')).toBeVisible();
    await noSideways(page);
  }
  await anna.page.evaluate((id) => {
    const key = `pyramidion.fairness.${id}`;
    const notes = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...notes, opening: 'f'.repeat(64) }));
  }, table.id);
  await anna.page.reload();
  await anna.page.locator('.table-menu > button').click();
  await anna.page.getByRole('menuitem', { name: 'Fair play' }).click();
  await expect(anna.page.locator('.dlg.fair [role=alert]')).toContainText('opening hash');
  expect([...anna.complaints, ...boris.complaints]).toEqual([]);
  await anna.context.close();
  await boris.context.close();
});

test('a known deal says so at the table, and a finished game shows its closing hash', async ({ browser }) => {
  const { context, page } = await visit(browser, {});
  const known = await ask(context, '/api/play', { game: 'sneferu', bots: ['scribe'], seed: SEED });
  await page.goto(`/table/${known.id}`);
  await expect(page.locator('.top .known')).toBeVisible();
  const shared = await ask(context, '/api/play', { game: 'pyramids', bots: ['scribe'] });
  await page.goto(`/table/${shared.id}`);
  await playOn(page, over(page));
  await expect(page.locator('.top .known')).toHaveCount(0);
  await page.locator('.end-panel .proof button').click();
  await expect(page.locator('.dlg.fair')).toContainText('--final');
  await expect(page.locator('.dlg.fair .good')).toBeVisible();
  await context.close();
});
