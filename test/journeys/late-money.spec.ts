import { counterPage } from './counter-page.ts';
import { DESKTOP_EN, expect, type Journey, type Look, PHONE_VI, test } from './journey.ts';
import { aPerson, type Person } from './person.ts';
import { mark, type OnSale, putOnSale } from './put-on-sale.ts';
import { sentenceIn } from './sentence-in.ts';
import { bringsTickets } from './ticket-mail.ts';
import { timePasses } from './time-passes.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';
const HOLD = 'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }';
const EMPTY = 'mutation ($id: Int!) { remove_all_shopping_items(section_event_id: $id) }';

async function untilTheHoldIsOver(journey: Journey, look: Look, places: number) {
  const sale = await putOnSale(journey, { name: 'Tiền về muộn', tickets: [{ name: CHAIR, price: 150_000, places }] });
  const buyer = await aPerson(journey, `muon-${mark()}@example.com`, { first: 'Muộn', last: 'Đỗ' });
  const page = await journey.open(look);
  await buyer.signIn(page);
  const counter = counterPage(page, look, sale);
  // With one kind of ticket the first is chosen already.
  const order = await counter.toTransfer(CHAIR, 1);
  await timePasses(journey, sale, '1 hour');
  await expect(counter.heading('Time to pay has run out')).toBeVisible();
  await journey.expectAccessible(page);
  return { sale, buyer, page, counter, order };
}

const quotaOf = async (journey: Journey, { eventId }: OnSale) =>
  (
    await journey.sql<{ reserved: number; sold: number }>(
      "SELECT reserved, sold FROM quota WHERE event_id = $1 AND scope = 'TICKET_TYPE'",
      [eventId],
    )
  )[0];

const takeAll = (person: Person, sale: OnSale, howMany: number) =>
  person.ask(HOLD, {
    input: {
      section_event_id: sale.sessionId,
      lines: [{ ticket_id: sale.tickets.get(CHAIR), number_of_tickets: howMany }],
    },
  });

test('a payment after the hold takes free places again and the open page turns to paid, at 390 px in vi', async ({
  journey,
}) => {
  const { sale, buyer, page, counter, order } = await untilTheHoldIsOver(journey, PHONE_VI, 8);
  expect(await quotaOf(journey, sale)).toEqual({ reserved: 0, sold: 0 });
  await journey.world.transfer(order);
  await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
  await journey.expectAccessible(page);
  const mail = await journey.world.mailTo(buyer.email, bringsTickets);
  expect(mail.attachments.filter(({ content_type }) => content_type === 'image/png')).toHaveLength(2);
  expect(await quotaOf(journey, sale)).toEqual({ reserved: 0, sold: 2 });
});

test('a late payment for a sold-out event is seated when places are released, at 1440 px in en', async ({
  journey,
}) => {
  const look = DESKTOP_EN;
  const say = wordsOf(look.locale, 'buying');
  const { sale, buyer, page, counter, order } = await untilTheHoldIsOver(journey, look, 2);
  const rival = await aPerson(journey, `rival-${mark()}@example.com`, { first: 'Ri', last: 'Val' });
  await takeAll(rival, sale, 2);
  await journey.world.transfer(order);
  await expect(counter.heading('Your payment arrived after the tickets were gone')).toBeVisible();
  await journey.expectAccessible(page);
  await page.getByRole('button', { name: say('Wait'), exact: true }).click();
  const waiting = page.getByText(
    say('You’re waiting for tickets. If they become available, this page updates and we email them to you.'),
  );
  await expect(waiting).toBeVisible();
  await page.reload();
  await expect(waiting).toBeVisible();
  await journey.expectAccessible(page);
  await rival.ask(EMPTY, { id: sale.sessionId });
  await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible({ timeout: 45_000 });
  await journey.expectAccessible(page);
  await journey.world.mailTo(buyer.email, bringsTickets);
  expect(await quotaOf(journey, sale)).toEqual({ reserved: 0, sold: 2 });
});

test('a late payment for a sold-out event is refunded on request, at 390 px in vi', async ({ journey }) => {
  const look = PHONE_VI;
  const { sale, page, counter, order } = await untilTheHoldIsOver(journey, look, 2);
  await takeAll(await aPerson(journey, `nhanh-${mark()}@example.com`, { first: 'Nhanh', last: 'Lê' }), sale, 2);
  await journey.world.transfer(order);
  await expect(counter.heading('Your payment arrived after the tickets were gone')).toBeVisible();
  await page.getByRole('button', { name: sentenceIn(look.locale)('Refund {0}', { 0: '300.000 đ' }) }).click();
  await expect(counter.heading('Your refund is being processed')).toBeVisible();
  await expect(
    page
      .getByText(/300[.,]000/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await journey.expectAccessible(page);
  await page.reload();
  await expect(counter.heading('Your refund is being processed')).toBeVisible();
  expect(await journey.sql('SELECT state, received FROM payment WHERE event_id = $1', [sale.eventId])).toEqual([
    { state: 'REFUND_DUE', received: '300000' },
  ]);
});
