import { readFile } from 'node:fs/promises';
import { CODE_ACCEPTED } from '#words/sale/promotions.ts';
import { counterPage } from './counter-page.ts';
import { DESKTOP_EN, expect, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';
const CODES = 10_000;
const say = wordsOf('en', 'desk');
const buying = wordsOf('vi', 'buying');

test('10,000 codes are generated at once, downloaded and searched, and one of them is used once', async ({
  journey,
}) => {
  const sale = await putOnSale(journey, { name: 'Tết', tickets: [{ name: CHAIR, price: 200_000, places: 20 }] });
  const desk = await journey.open(DESKTOP_EN);
  await sale.organiser.signIn(desk);
  await desk.goto(pathIn('en', `/events/manager/${sale.eventId}/promotions`));
  await test.step('the organiser generates them', async () => {
    await desk.getByRole('button', { name: say('Create many codes…') }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel(say('Beginning of each code (optional)')).fill('TET');
    await dialog.getByLabel(say('How many codes (up to 10,000)')).fill(String(CODES));
    await dialog.getByLabel(say('Percent off (1 to 100)')).fill('50');
    await dialog.getByRole('button', { name: say('Create codes') }).click();
    await expect(dialog.getByText('10,000 codes created')).toBeVisible();
    await journey.expectAccessible(desk);
    await dialog.getByRole('button', { name: say('Done') }).click();
    await expect(desk.getByText('Showing 50 of 10,000 codes.')).toBeVisible();
  });

  const codes = await test.step('and downloads them, each another', async () => {
    const downloading = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Download discount codes' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('discount-codes.csv');
    const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(head).toBe('code,percent_off,amount_off,quantity,used');
    for (const line of lines) expect(line).toMatch(/^TET[A-Z0-9]+,50,,1,0$/);
    expect(new Set(lines).size).toBe(CODES);
    return lines.map((line) => line.split(',')[0] ?? '');
  });
  const [code = ''] = codes.slice(-1);

  await test.step('a buyer pays half with one of them', async () => {
    const page = await journey.open(PHONE_VI);
    await (await aPerson(journey, `tet-${mark()}@example.com`, { first: 'Lan', last: 'Hồ' })).signIn(page);
    const counter = counterPage(page, PHONE_VI, sale);
    await counter.open();
    await counter.next();
    await page.getByRole('textbox', { name: buying('Promotion code') }).fill(code.toLowerCase());
    await page.getByRole('button', { name: buying('Apply') }).click();
    await expect(page.getByText(CODE_ACCEPTED.vi)).toBeVisible();
    await counter.payNow();
    const { amount, message } = await counter.readTransfer();
    expect(amount).toBe(100_000);
    await journey.world.transfer({ amount, message });
    await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
  });

  await test.step('the organiser finds it among all, used', async () => {
    await desk.reload();
    const search = desk.getByRole('searchbox', { name: say('Search codes') });
    await search.fill(code);
    await search.press('Enter');
    await expect(desk.getByRole('listitem').filter({ hasText: `${code} · −50%` })).toContainText('Used: 1 / 1');
    await journey.expectAccessible(desk);
  });
});
