import { expect, test } from '@playwright/test';
import { ask, clickOne, over, PHONE, playOn, SEED, visit } from './visit';

test('two browsers at one table: one reloads, one loses the network, both reach the end', async ({ browser }) => {
  const anna = await visit(browser, { name: 'Anna' });
  const boris = await visit(browser, { name: 'Boris', size: PHONE, lang: 'cs' });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const table = await ask(anna.context, '/api/tables', { game: 'sneferu', seats, seed: SEED });
  await anna.page.goto(`/table/${table.id}`);
  await boris.page.goto(`/table/${table.id}?link=${table.link}`);
  await boris.page.locator('.room li button').first().click();
  await expect(anna.page.locator('.seat')).toHaveCount(2);

  let clicks = 0;
  const both = async (): Promise<boolean> => {
    clicks += 1;
    if (clicks === 12) await anna.page.reload();
    if (clicks === 20) await boris.context.setOffline(true);
    if (clicks === 24) await boris.context.setOffline(false);
    return (await over(anna.page)()) && (await over(boris.page)());
  };
  while (!(await both())) for (const { page } of [anna, boris]) await clickOne(page);
  await expect(anna.page.locator('.end-panel h1')).toBeVisible();
  await expect(boris.page.locator('.end-panel h1')).toBeVisible();
  expect([...anna.complaints, ...boris.complaints]).toEqual([]);
  await anna.context.close();
  await boris.context.close();
});

test('a spectator sees the table and can choose nothing', async ({ browser }) => {
  const anna = await visit(browser, { name: 'Anna' });
  const guest = await visit(browser, { name: 'Guest' });
  const table = await ask(anna.context, '/api/tables', {
    game: 'valley',
    seats: [{ kind: 'me' }, { kind: 'bot' }],
    public: true,
    seed: SEED,
  });
  await guest.page.goto(`/table/${table.id}`);
  await expect(guest.page.locator('.prompt h2')).not.toBeEmpty();
  await expect(guest.page.locator('[data-actions]')).toHaveCount(0);
  await anna.page.goto(`/table/${table.id}`);
  await playOn(anna.page, over(anna.page), 4);
  await expect(guest.page.locator('.log li').first()).toBeVisible();
  await anna.context.close();
  await guest.context.close();
});

test('two people at one screen hand it over', async ({ browser }) => {
  const { context, page, complaints } = await visit(browser, {});
  const table = await ask(context, '/api/tables', {
    game: 'sneferu',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    seed: SEED,
  });
  await page.goto(`/table/${table.id}`);
  let covers = 0;
  await playOn(page, async () => {
    const cover = page.locator('.cover button');
    if (await cover.count()) {
      covers += 1;
      await expect(page.locator('[data-actions]')).toHaveCount(0);
      await cover.click();
    }
    return covers >= 3;
  });
  expect(complaints).toEqual([]);
  await context.close();
});
