import type { Page } from 'playwright/test';
import { PAYOUT_FILTERS_SAID } from '#words/money/payout-states.ts';
import { counterPage } from './counter-page.ts';
import { DESKTOP_EN, expect, type Journey, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import type { ReceivedMail } from './outside-world.ts';
import { aPerson, type Person, signedIn } from './person.ts';
import { mark, type OnSale, putOnSale } from './put-on-sale.ts';
import { bringsTickets } from './ticket-mail.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';
const asksWhereTo = ({ text }: ReceivedMail): boolean => text.includes('/refund#');
const refundLink = ({ text }: ReceivedMail): string => /https?:\/\/\S+\/refund#\S+/.exec(text)?.[0] ?? '';
const saysPaid = ({ subject }: ReceivedMail): boolean => /^Đã hoàn|refunded: /.test(subject);

type Decided = { readonly reason: string; readonly amount: string; readonly transfer_code: string };

/** The periodic task that refunds what is owed runs once a minute. */
async function decidedRefund(journey: Journey, { eventId }: OnSale): Promise<Decided> {
  let found: Decided | undefined;
  await expect
    .poll(
      async () => {
        [found] = await journey.sql<Decided>(
          'SELECT reason, tickets + donation + late + surplus AS amount, transfer_code FROM refund WHERE event_id = $1',
          [eventId],
        );
        return found !== undefined;
      },
      { timeout: 90_000, intervals: [1_000] },
    )
    .toBe(true);
  if (found === undefined) throw new Error('unreachable: the poll ended with a refund');
  return found;
}

/** The buyer opens the letter's link and gives an account. */
async function nameAccount(journey: Journey, page: Page, look: Look, email: string): Promise<void> {
  const say = wordsOf(look.locale, 'buying');
  const letter = await journey.world.mailTo(email, asksWhereTo);
  await page.goto(new URL(refundLink(letter)).href.replace(new URL(refundLink(letter)).origin, journey.baseUrl));
  await page.getByRole('combobox', { name: say('Bank') }).fill('Vietcombank');
  await page.getByRole('option').first().click();
  await page.getByLabel(say('Account number')).fill('0011001234567');
  await page.getByLabel(say('Account holder')).fill('Do Thi Hai');
  await journey.expectAccessible(page);
  await page.getByRole('button', { name: say('Save') }).click();
  await expect(page.getByText(say('We’ll send it to this account'))).toBeVisible();
  await journey.expectAccessible(page);
}

/** The accountant pays from the bank's app; the bank's notice of the transfer confirms it. */
async function payOut(journey: Journey, event: string, { amount, transfer_code }: Decided): Promise<void> {
  const say = wordsOf('en', 'desk');
  const desk = await journey.open(DESKTOP_EN);
  await (await signedIn(journey, 'accountant@demo.vemoi.test')).signIn(desk);
  await desk.goto(pathIn('en', '/admin/accountant/refunds'));
  const row = desk.getByRole('row').filter({ hasText: event });
  await row.getByRole('button').click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByText(transfer_code)).toBeVisible();
  await journey.expectAccessible(desk);
  await dialog.getByRole('button', { name: say('Mark as sent') }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByText(PAYOUT_FILTERS_SAID.SENT.en)).toBeVisible();
  await journey.world.transfer({ amount: Number(amount), message: transfer_code, direction: 'out' });
  await expect(async () => {
    await desk.reload();
    await expect(desk.getByRole('heading', { level: 1, name: say('Refunds to pay') })).toBeVisible();
    await expect(row).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await journey.expectAccessible(desk);
}

/** Every dong that came in bought something that stands, or went back. */
async function expectWholeBooks(journey: Journey, { eventId }: OnSale): Promise<void> {
  const [open] = await journey.sql(
    'SELECT coalesce(sum(received - refunded), 0)::int AS kept FROM payment WHERE event_id = $1',
    [eventId],
  );
  const [stands] = await journey.sql(
    `SELECT coalesce(sum(amount), 0)::int AS kept FROM payment WHERE event_id = $1 AND state = 'SUCCEEDED'`,
    [eventId],
  );
  expect(open).toEqual(stands);
}

test('an order paid twice keeps its tickets and the second payment goes back, at 390 px in vi', async ({ journey }) => {
  test.setTimeout(240_000);
  const look = PHONE_VI;
  const sale = await putOnSale(journey, { name: 'Trả hai lần', tickets: [{ name: CHAIR, price: 180_000, places: 8 }] });
  const buyer = await aPerson(journey, `hai-lan-${mark()}@example.com`, { first: 'Hai', last: 'Đỗ' });
  const page = await journey.open(look);
  await buyer.signIn(page);
  const counter = counterPage(page, look, sale);
  const order = await counter.toTransfer(CHAIR, 0);
  await journey.world.transfer(order);
  await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
  await journey.world.mailTo(buyer.email, bringsTickets);

  await journey.world.transfer(order);
  const told = await journey.world.mailTo(buyer.email, ({ text }) => text.includes('Bạn đã trả tiền hai lần'));
  expect(told.text).toMatch(/180[.,]000/);
  const refund = await decidedRefund(journey, sale);
  expect(refund).toMatchObject({ reason: 'SECOND_PAYMENT', amount: '180000' });
  await nameAccount(journey, page, look, buyer.email);
  await payOut(journey, sale.name, refund);
  await journey.world.mailTo(buyer.email, saysPaid);
  await expectWholeBooks(journey, sale);
  expect((await journey.world.mails(buyer.email)).filter(bringsTickets)).toHaveLength(1);
  expect((await journey.world.mails(buyer.email)).filter(saysPaid)).toHaveLength(1);
});

async function takeAll(person: Person, sale: OnSale): Promise<void> {
  await person.ask('mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }', {
    input: {
      section_event_id: sale.sessionId,
      lines: [{ ticket_id: sale.tickets.get(CHAIR), number_of_tickets: 2 }],
    },
  });
}

async function anHourPasses(journey: Journey, { eventId }: OnSale): Promise<void> {
  for (const [table, columns] of [
    ['payment', ['pay_before', 'held_until', 'inserted_at']],
    ['checkout_session', ['held_until', 'inserted_at']],
    ['reservation', ['held_until', 'held_since', 'inserted_at']],
  ] as const)
    await journey.sql(
      `UPDATE ${table} SET ${columns.map((column) => `${column} = ${column} - interval '1 hour'`).join(', ')}
       WHERE event_id = $1`,
      [eventId],
    );
}

test('late money without an answer goes back on the seventh day, at 1440 px in en', async ({ journey }) => {
  test.setTimeout(240_000);
  const look = DESKTOP_EN;
  const sale = await putOnSale(journey, { name: 'Bảy ngày', tickets: [{ name: CHAIR, price: 220_000, places: 2 }] });
  const buyer = await aPerson(journey, `bay-ngay-${mark()}@example.com`, { first: 'Bảy', last: 'Đỗ' });
  const page = await journey.open(look);
  await buyer.signIn(page);
  const counter = counterPage(page, look, sale);
  const order = await counter.toTransfer(CHAIR, 1);
  await anHourPasses(journey, sale);
  await expect(counter.heading('Time to pay has run out')).toBeVisible();
  await takeAll(await aPerson(journey, `nhanh-${mark()}@example.com`, { first: 'Nhanh', last: 'Lê' }), sale);
  await journey.world.transfer(order);
  await expect(counter.heading('Your payment arrived after the tickets were gone')).toBeVisible();
  await journey.sql("UPDATE payment SET updated_at = updated_at - interval '7 days' WHERE event_id = $1", [
    sale.eventId,
  ]);
  const refund = await decidedRefund(journey, sale);
  expect(refund).toMatchObject({ reason: 'LATE_MONEY', amount: '440000' });
  await page.reload();
  await expect(counter.heading('Your refund is being processed')).toBeVisible();
  await journey.expectAccessible(page);
  await nameAccount(journey, page, look, buyer.email);
  await payOut(journey, sale.name, refund);
  await journey.world.mailTo(buyer.email, saysPaid);
  await expectWholeBooks(journey, sale);
});
