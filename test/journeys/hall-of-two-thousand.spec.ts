import { counterPage, readTransfer } from './counter-page.ts';
import { DESKTOP_EN, expect, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

const STALLS = 'Khán đài';
const BALCONY = 'Ban công';
const say = wordsOf('en', 'desk');
const row = (label: string, number: number): string => say(label).replace('{number}', String(number));

test('a hall of 2,000 seats is drawn, sold from by finger and changed on sale, but not under a sold seat', async ({
  journey,
}) => {
  const sale = await putOnSale(journey, {
    name: 'Nhà hát 2.000 ghế',
    tickets: [
      { name: STALLS, price: 300_000, places: 1_000 },
      { name: BALCONY, price: 150_000, places: 1_000 },
    ],
  });
  const desk = await journey.open(DESKTOP_EN);
  await sale.organiser.signIn(desk);
  await desk.goto(pathIn('en', `/events/manager/${sale.eventId}/settings`));
  const press = (name: string) => desk.getByRole('button', { name, exact: true }).click();
  const addRows = async (rows: number, button: string): Promise<void> => {
    await desk.getByLabel(say('New rows')).fill(String(rows));
    await press(button);
  };
  const section = async (number: number, name: string, layout: string): Promise<void> => {
    await desk.getByLabel(row('Section of row {number}', number)).fill(name);
    await desk.getByLabel(row('Seats of row {number}', number)).fill(layout);
    await desk.getByLabel(row('Ticket type of row {number}', number)).selectOption({ label: name });
  };
  const seats = desk.getByRole('status').filter({ hasText: /seats$/ });
  const countSeats = async (): Promise<number> => {
    const { rows } = await sale.organiser.ask<{ rows: readonly { seat_ids: readonly string[] }[] }>(
      'query ($id: Int!) { seat_map(section_event_id: $id) { rows { seat_ids } } }',
      { id: sale.sessionId },
    );
    return rows.flatMap(({ seat_ids: ids }) => ids).length;
  };

  await test.step('the organiser draws it in two blocks of rows, each a section with its price', async () => {
    await press(say('Edit seats'));
    await desk.getByLabel(say('Seats in a new row')).fill('50');
    await addRows(1, say('Add a row'));
    await section(1, STALLS, `CAAC${'.'.repeat(42)}CAAC`);
    await addRows(19, 'Add 19 rows');
    await addRows(1, say('Add a row'));
    await section(21, BALCONY, '.'.repeat(50));
    await addRows(19, 'Add 19 rows');
    await expect(seats).toHaveText('2,000 seats');
    await expect(desk.getByText(say('As buyers see it'))).toBeVisible();
    // Its last button is not beyond the edge.
    const overflow = await desk
      .getByRole('table')
      .evaluate(({ parentElement: box }) => (box === null ? null : box.scrollWidth - box.clientWidth));
    expect(overflow).toBe(0);
    await press(say('Save seats'));
    await expect(desk.getByText(say('Seats saved'))).toBeVisible();
    await journey.expectAccessible(desk);
  });

  const buying = wordsOf('vi', 'buying');
  const page = await journey.open(PHONE_VI);
  await (await aPerson(journey, `ghe-${mark()}@example.com`, { first: 'Lan', last: 'Trần' })).signIn(page);
  const sold = await test.step('a buyer takes the seat under their finger and pays for it', async () => {
    const counter = counterPage(page, PHONE_VI, sale);
    await counter.open();
    await counter.take(STALLS, 1);
    await page.getByRole('button', { name: buying('Choose seats myself') }).tap();
    await expect(page.getByRole('button', { name: 'Tìm ghế tốt nhất' })).toBeVisible();
    const map = page.locator('svg:has(.stage)');
    await map.scrollIntoViewIfNeeded();
    const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const chosen = page.getByRole('status').filter({ hasText: new RegExp(STALLS) });
    await expect(async () => {
      await page.touchscreen.tap(box.x + box.width * 0.6, box.y + box.height * 0.4);
      await expect(chosen).toBeVisible({ timeout: 500 });
    }).toPass();
    const seat = ((await chosen.locator('b').textContent()) ?? '').trim();
    await journey.expectAccessible(page);
    await counter.next();
    await expect(page.getByText(seat).first()).toBeAttached();
    await counter.payNow();
    const { amount, message } = await readTransfer(page, PHONE_VI);
    expect(amount).toBe(300_000);
    await journey.world.transfer({ amount, message });
    await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
    return seat;
  });

  await test.step('on sale, rows are added and seats of nobody closed', async () => {
    await addRows(2, 'Add 2 rows');
    await desk.getByLabel(row('Seats of row {number}', 40)).fill('#'.repeat(50));
    await press(say('Save seats'));
    await expect(seats).toHaveText('2,100 seats');
    await expect.poll(countSeats).toBe(2_100);
  });

  await test.step('a change under the sold seat is refused with its name, and nothing is changed', async () => {
    // The rows of this section are named A to T.
    const [, letter = ''] = /([A-T])\d+$/.exec(sold) ?? [];
    await press(row('Delete row {number}', letter.charCodeAt(0) - 64));
    await press(say('Save seats'));
    const refusal = `Someone already has these seats, so they must stay as they are: ${sold}`;
    await expect(desk.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
    await journey.expectAccessible(desk);
    expect(await countSeats()).toBe(2_100);
  });
});
