import { DESKTOP_EN, expect, type Journey, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson, type Person } from './person.ts';
import { mark, type OnSale, putOnSale } from './put-on-sale.ts';
import { sentenceIn } from './sentence-in.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';
const REASON = 'Bão số 9 đổ bộ vào Hà Nội';
const BEGIN = `mutation ($input: BeginPaymentCheckoutSessionInput!) {
  begin_payment_checkout_session(input: $input) { id } }`;
const TRANSFER = `mutation ($id: ID!) { create_bank_transfer(input: { payment_checkout_session_id: $id }) {
  value bank_transfer { message } } }`;

/** Two places, paid by bank transfer, without a page. */
async function buyTwo(journey: Journey, sale: OnSale, locale: 'en' | 'vi'): Promise<Person> {
  const buyer = await aPerson(journey, `mua-${locale}-${mark()}@example.com`, { first: 'Mai', last: 'Lê' });
  const [line] = await buyer.ask<readonly { id: string }[]>(
    'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }',
    {
      input: {
        section_event_id: sale.sessionId,
        lines: [{ ticket_id: sale.tickets.get(CHAIR), number_of_tickets: 2 }],
      },
    },
  );
  const attendees = [0, 1].map(() => ({ email: buyer.email, first_name: 'Mai' }));
  const { id } = await buyer.ask<{ id: string }>(BEGIN, {
    input: {
      event_id: sale.eventId,
      section_event_id: sale.sessionId,
      information_attendees_inputs: [{ shopping_item_id: line?.id, attendees }],
    },
  });
  const asked = await buyer.ask<{ value: number; bank_transfer: { message: string } }>(TRANSFER, { id });
  await journey.world.transfer({ amount: asked.value, message: asked.bank_transfer.message });
  await expect
    .poll(async () => {
      const { user_orders } = await buyer.ask<{ user_orders: readonly { status: string }[] }>(
        '{ user_orders { user_orders { status } } }',
      );
      return user_orders[0]?.status;
    })
    .toBe('SUCCESSFUL');
  return buyer;
}

/** A journey cannot wait for the time to undo. */
async function timeToUndoPasses(journey: Journey, { eventId }: OnSale): Promise<void> {
  await journey.sql('UPDATE event_cancellation SET begins_at = now() WHERE event_id = $1', [eventId]);
  await journey.sql(
    `UPDATE job SET run_at = now() WHERE task = 'carry-out-cancellation' AND payload ->> 'eventId' = $1`,
    [String(eventId)],
  );
}

test('an event with paid orders is cancelled: its buyers are told and their money goes back', async ({ journey }) => {
  test.setTimeout(180_000);
  const sayAtDesk = wordsOf(DESKTOP_EN.locale, 'desk');
  const sale = await putOnSale(journey, { name: 'Đêm bị hủy', tickets: [{ name: CHAIR, price: 150_000, places: 20 }] });
  const buyers: Person[] = [];
  for (let at = 0; at < 3; at += 1) buyers.push(await buyTwo(journey, sale, at === 0 ? 'vi' : 'en'));

  const desk = await journey.open(DESKTOP_EN);
  await sale.organiser.signIn(desk);
  await test.step('the organiser sees what it concerns, and confirms with a reason and the name', async () => {
    await desk.goto(pathIn(DESKTOP_EN.locale, `/events/manager/${sale.eventId}`));
    await desk.getByRole('button', { name: sayAtDesk('Cancel event…') }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByText('3 orders')).toBeVisible();
    await expect(dialog.getByText(/900,000/)).toBeVisible();
    await dialog.getByLabel(sayAtDesk('Reason')).fill(REASON);
    await dialog.getByLabel(`Type “${sale.name}” to confirm`).fill(sale.name);
    await journey.expectAccessible(desk);
    await dialog.getByRole('button', { name: sayAtDesk('Cancel event'), exact: true }).click();
    await expect(desk.getByText(sayAtDesk('This event is cancelled'))).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Undo' })).toBeVisible();
    await journey.expectAccessible(desk);
  });

  await test.step('its progress reaches the end once the time to undo is over', async () => {
    await timeToUndoPasses(journey, sale);
    await expect(desk.getByText(sayAtDesk('All orders are cancelled and everyone has been told.'))).toBeVisible({
      timeout: 40_000,
    });
    await expect(desk.getByText('3 of 3 orders cancelled')).toBeVisible();
    await expect(desk.getByText(/900,000.*to refund/)).toBeVisible();
    await expect(desk.getByText('3 of 3 people told')).toBeVisible();
  });

  await test.step('a buyer reads it in the mail and on the order’s page, at 390 px in vi', async () => {
    const [buyer] = buyers;
    if (buyer === undefined) throw new Error('No buyer');
    for (const one of buyers) {
      const mail = await journey.world.mailTo(one.email, ({ attachments }) =>
        attachments.some(({ filename }) => filename.endsWith('.ics')),
      );
      expect(mail.text).toContain(REASON);
      expect(mail.text).toMatch(/300[.,]000/);
    }
    const page = await journey.open(PHONE_VI);
    await buyer.signIn(page);
    await page.goto(pathIn(PHONE_VI.locale, '/my-ticket/orders'));
    await page
      .getByRole('link', { name: new RegExp(sale.name) })
      .first()
      .click();
    await expect(
      page.getByText(
        sentenceIn(PHONE_VI.locale)(
          'This order was cancelled. Its tickets are no longer valid, and your {back} goes back to you.',
          { back: '300.000 đ' },
        ),
      ),
    ).toBeVisible();
    await journey.expectAccessible(page);
    await page.goto(pathIn(PHONE_VI.locale, `/event/${sale.slug}`));
    await expect(
      page.getByRole('heading', { name: wordsOf(PHONE_VI.locale, 'buying')('Event cancelled') }).first(),
    ).toBeVisible();
    await journey.expectAccessible(page);
  });
});
