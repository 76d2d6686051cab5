import type { Page } from 'playwright/test';
import { DESKTOP_EN, expect, type Journey, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { type OnSale, putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';
import { momentField, writeMoment, writtenMoment } from './write-moment.ts';

const DESKTOP_VI: Look = { width: 1440, locale: 'vi', scheme: 'dark' };

async function openPlace(journey: Journey, look: Look): Promise<{ readonly page: Page; readonly event: OnSale }> {
  const event = await putOnSale(journey, { name: 'Đêm trà', tickets: [{ name: 'Vé mời', price: 0, places: 9 }] });
  const page = await journey.open(look);
  await event.organiser.signIn(page);
  await page.goto(pathIn(look.locale, `/events/manager/${event.eventId}/place`));
  return { page, event };
}

/** When the event's session begins and ends, in Việt Nam. */
async function keptTimes(journey: Journey, eventId: number): Promise<readonly string[]> {
  const [row] = await journey.sql<{ begin_at: string; end_at: string }>(
    `SELECT to_char(begin_at AT TIME ZONE 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD HH24:MI') AS begin_at,
            to_char(end_at AT TIME ZONE 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD HH24:MI') AS end_at
     FROM section_event WHERE event_id = $1`,
    [eventId],
  );
  return row === undefined ? [] : [row.begin_at, row.end_at];
}

for (const look of [DESKTOP_EN, DESKTOP_VI])
  test(`a time is typed in the page’s own order and kept in the event’s zone, in ${look.locale}`, async ({
    journey,
  }) => {
    test.setTimeout(90_000);
    const say = wordsOf(look.locale, 'desk');
    const { page, event } = await openPlace(journey, look);
    const starts = momentField(page, new RegExp(`^${say('Starts')}`));
    const ends = momentField(page, new RegExp(`^${say('Ends')}$`));
    await writeMoment(starts, '2027-03-14T02:30');
    // By keyboard alone: from the last part of a field to the first part of the next, past the button.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('140320270545');
    await expect(writtenMoment(starts)).toHaveValue(look.locale === 'vi' ? '14/03/2027 02:30' : '14 Mar 2027 02:30');
    await expect(writtenMoment(ends)).toHaveValue(look.locale === 'vi' ? '14/03/2027 05:45' : '14 Mar 2027 05:45');
    await page.keyboard.press('ArrowUp');
    await journey.expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => keptTimes(journey, event.eventId)).toEqual(['2027-03-14 02:30', '2027-03-14 05:46']);
  });

test('a time is picked on a phone: the day, the hour and the minute', async ({ journey }) => {
  test.setTimeout(90_000);
  const say = wordsOf('vi', 'desk');
  const { page } = await openPlace(journey, PHONE_VI);
  const starts = momentField(page, new RegExp(`^${say('Starts')}`));
  await writeMoment(starts, '2027-03-01T08:00');
  await starts.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('gridcell', { name: '20', exact: true }).click();
  await journey.expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sau', exact: true }).click();
  await dialog.getByRole('option', { name: '19 giờ' }).click();
  await dialog.getByRole('option', { name: '30 phút' }).click();
  await journey.expectAccessible(page);
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(writtenMoment(starts)).toHaveValue('20/03/2027 19:30');
});

test('what is incomplete or too early is said at the field, and nothing is lost', async ({ journey }) => {
  test.setTimeout(90_000);
  const say = wordsOf('en', 'desk');
  const { page } = await openPlace(journey, DESKTOP_EN);
  const ends = momentField(page, new RegExp(`^${say('Ends')}$`));
  await writeMoment(ends, '2020-01-01T10:00');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText(/^Choose .+ or later$/)).toBeVisible();
  await ends.getByRole('spinbutton').first().click();
  await page.keyboard.press('Delete');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText('Enter the date and the time')).toBeVisible();
  await expect(ends).toContainText('2020');
  await journey.expectAccessible(page);
});
