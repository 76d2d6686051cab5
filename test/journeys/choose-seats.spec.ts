import type { Locator, Page } from 'playwright/test';
import { counterPage } from './counter-page.ts';
import { expect, PHONE_VI, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { sentenceIn } from './sentence-in.ts';
import { wordsOf } from './words-of.ts';

const MOST_STEPS = 60;
const HALL = `mutation ($input: WriteSeatMapInput!) { write_seat_map(input: $input) { number_of_seats } }`;
const MAP = `query ($id: Int!) { seat_map(section_event_id: $id) { rows { seat_ids aliases } } }`;
const HOLD = 'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }';

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} is not reached by ${MOST_STEPS} tabs`);
}

test('seats are chosen with the keyboard alone while others buy, at 390 px in vi', async ({ journey }) => {
  test.slow();
  const look = PHONE_VI;
  const say = wordsOf(look.locale, 'buying');
  const sentence = sentenceIn(look.locale);
  const sale = await putOnSale(journey, {
    name: 'Hòa nhạc có số ghế',
    tickets: [{ name: 'Ghế ngồi', price: 150_000, places: 60 }],
  });
  const row = (section: string, name: string, layout: string) => ({ section, name, layout, special_code: 'VIP' });
  await sale.organiser.ask(HALL, {
    input: {
      section_event_id: sale.sessionId,
      rows: [
        row('', 'A', '....._.....'),
        row('', 'B', '....._.....'),
        row('', 'C', 'CAC.._...**'),
        row('Ban công', 'A', '....._.....'),
      ],
    },
  });
  const { rows } = await sale.organiser.ask<{
    rows: readonly { seat_ids: readonly string[]; aliases: readonly string[] }[];
  }>(MAP, { id: sale.sessionId });
  const idOf = (alias: string) =>
    rows.flatMap((one) => one.seat_ids)[rows.flatMap((one) => one.aliases).indexOf(alias)];

  const page = await journey.open(look);
  await (await aPerson(journey, `ghe-${mark()}@example.com`, { first: 'Lan', last: 'Trần' })).signIn(page);
  const counter = counterPage(page, look, sale);
  await counter.open();
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const seat = (name: string) => button(sentence('Seat {0}', { 0: name }));
  const more = button(sentence('One more: {name}', { name: 'Ghế ngồi' }));
  // The only ticket is there already once.
  await press(more);
  await press(button(say('Choose seats myself')));
  await expect(page.locator('svg .stage')).toBeVisible();
  await journey.expectAccessible(page);
  await press(button(say('Show a list')));
  await tabTo(page, seat('A1'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(seat('A3')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'A2, A3' })).toBeVisible();
  await journey.expectAccessible(page);

  const rival = await aPerson(journey, `nhanh-${mark()}@example.com`, { first: 'Nhanh', last: 'Lê' });
  await rival.ask(HOLD, {
    input: {
      section_event_id: sale.sessionId,
      lines: [{ ticket_id: sale.tickets.get('Ghế ngồi'), number_of_tickets: 1, seat_ids: [idOf('A3')] }],
    },
  });
  await expect(
    page.getByText(sentence('Someone else took {0}. Choose another seat instead.', { 0: 'A3' })),
  ).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'A1, A2' })).toBeVisible();
  await press(button(say('Next')));
  await expect(counter.heading('Check and pay')).toBeVisible();
  // The summary is folded on a phone.
  await expect(page.getByText('A1, A2').first()).toBeAttached();
  await journey.expectAccessible(page);
});
