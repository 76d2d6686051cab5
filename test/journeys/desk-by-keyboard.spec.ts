import type { Locator, Page } from 'playwright/test';
import { DESKTOP_EN, expect, pathIn, test } from './journey.ts';
import { expectSeen, tabTo } from './keyboard.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { takeTicket } from './take-ticket.ts';
import { wordsOf } from './words-of.ts';
import { momentField } from './write-moment.ts';

const say = wordsOf('en', 'desk');
const DAY = 86_400_000;

async function write(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(words);
}
async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: say(name), exact: true }).first());
  await page.keyboard.press('Enter');
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name: say(name), exact: true }).first();

/** 'ddmmyyyyhhmm', as the parts of a moment take it one after another. */
function typedMoment(ms: number): string {
  const [date = '', time = ''] = new Date(ms + 7 * 3_600_000).toISOString().split('T');
  return `${date.split('-').toReversed().join('')}${time.slice(0, 5).replace(':', '')}`;
}

test('the keyboard alone leads an organiser through the wizard and the guest list', async ({ journey }) => {
  test.slow();
  const own = mark();
  const event = await putOnSale(journey, { name: 'Đêm trà', tickets: [{ name: 'Vé mời', price: 0, places: 9 }] });
  const guest = await aPerson(journey, `khach-${own}@example.com`, { first: 'Lan', last: 'Ngô' });
  await takeTicket(guest, event, 'Vé mời');
  const page = await journey.open(DESKTOP_EN);
  await event.organiser.signIn(page);

  await test.step('through the steps of the wizard, to a published event', async () => {
    await page.goto(pathIn('en', '/create'));
    await write(page, page.getByLabel(say('Event name'), { exact: true }), `Chỉ bàn phím ${own}`);
    await write(page, page.getByLabel(new RegExp(`^${say('Address')}`)), 'Bát Tràng, Hà Nội');
    await press(page, 'Next');
    await expect(heading(page, 'Details')).toBeFocused();
    await press(page, 'Next');
    await expect(heading(page, 'Sessions')).toBeFocused();
    for (const [label, at] of [
      ['Starts', Date.now() + 9 * DAY],
      ['Ends', Date.now() + 9 * DAY + 3_600_000],
    ] as const)
      await write(page, momentField(page, say(label)).getByRole('spinbutton').first(), typedMoment(at));
    await press(page, 'Next');
    await press(page, 'Add ticket type');
    await write(page, page.getByLabel(say('Ticket name'), { exact: true }), 'Vé mời');
    await tabTo(page, page.getByRole('group', { name: say('Price') }).getByRole('radio', { checked: true }));
    const free = page.getByRole('group', { name: say('Price') }).getByRole('radio', { name: say('Free') });
    for (let step = 0; step < 3 && !(await free.isChecked()); step += 1) await page.keyboard.press('ArrowRight');
    await write(page, page.getByLabel(say('Total tickets'), { exact: true }), '9');
    for (const next of ['Settings', 'Questionnaire', 'Promotion']) {
      await press(page, 'Next');
      await expect(heading(page, next)).toBeFocused();
    }
    await press(page, 'Publish now');
    await expect(page.getByRole('link', { name: say('View event page') }).first()).toBeVisible();
  });

  await test.step('to a guest of the list, and to its search', async () => {
    await page.goto(pathIn('en', `/events/manager/${event.eventId}/guests`));
    const row = page.getByRole('row', { name: guest.email });
    await expect(row).toBeVisible();
    await page.keyboard.press('j');
    await expectSeen(page);
    await expect(row.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('x');
    const chosen = page.getByRole('region', { name: say('Selected guests') });
    await expect(chosen).toBeVisible();
    await press(page, 'Add to group');
    await expect(page.getByRole('dialog').getByLabel(say('Group'), { exact: true })).toBeFocused();
    await page.keyboard.type('Bàn 4');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Bàn 4');
    await page.keyboard.press('/');
    await expect(page.locator('input:focus')).toHaveCount(1);
    await page.keyboard.type('nobody');
    await page.keyboard.press('Enter');
    await expect(row).toHaveCount(0);
  });
});
