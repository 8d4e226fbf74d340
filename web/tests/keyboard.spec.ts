import { expect, type Page, test } from '@playwright/test';
import { over, playBots, visit } from './visit';

async function focused(page: Page): Promise<string> {
  return page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['actions'] ?? '');
}

/** Tab until something that can be chosen has the focus. */
async function reach(page: Page, nth: number): Promise<boolean> {
  let found = 0;
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) && found++ >= nth) return true;
  }
  return found > 0;
}

for (const game of ['sneferu', 'pyramids'])
  test(`a whole game of ${game} with the keyboard only`, async ({ browser }) => {
    const { context, page, complaints } = await visit(browser, {});
    await page.goto(`/table/${await playBots(context, game, 1)}`);
    await expect(page.locator('[data-actions]').first()).toBeVisible();
    for (let move = 0; move < 500 && !(await over(page)()); move++) {
      await expect(page.locator('[data-actions]:visible, .end-panel').first()).toBeVisible();
      if (await reach(page, move % 3)) await page.keyboard.press('Enter');
      if (await page.locator('[role=menu] button').count()) await page.keyboard.press('Enter');
      await page.waitForTimeout(40);
    }
    await expect(page.locator('.end-panel h1')).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  });

test('shortcuts: list of keys, log, undo, arrows, escape', async ({ browser }) => {
  const { context, page } = await visit(browser, {});
  await page.goto(`/table/${await playBots(context, 'sneferu', 1)}`);
  await expect(page.locator('[data-actions]').first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('l');
  await expect(page.getByRole('tab', { selected: true })).toContainText('Log');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.classList.contains('thing'))).toBe(true);
  await context.close();
});
