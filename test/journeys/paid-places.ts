import { expect, type Journey } from './journey.ts';
import { aPerson, type Person } from './person.ts';
import { mark, type OnSale } from './put-on-sale.ts';

const BEGIN = `mutation ($input: BeginPaymentCheckoutSessionInput!) {
  begin_payment_checkout_session(input: $input) { id } }`;
const TRANSFER = `mutation ($id: ID!) { create_bank_transfer(input: { payment_checkout_session_id: $id }) {
  value bank_transfer { message } } }`;

export async function buyPlaces(
  journey: Journey,
  sale: OnSale,
  wish: { readonly buyer: string; readonly places: number },
): Promise<Person> {
  const buyer = await aPerson(journey, `${wish.buyer}-${mark()}@example.com`, { first: 'Mai', last: 'Lê' });
  const [ticketId] = sale.tickets.values();
  const [line] = await buyer.ask<readonly { id: string }[]>(
    'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }',
    {
      input: {
        section_event_id: sale.sessionId,
        lines: [{ ticket_id: ticketId, number_of_tickets: wish.places }],
      },
    },
  );
  const attendees = Array.from({ length: wish.places }, () => ({ email: buyer.email, first_name: 'Mai' }));
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
    .poll(
      async () => {
        const { user_orders } = await buyer.ask<{ user_orders: readonly { status: string }[] }>(
          '{ user_orders { user_orders { status } } }',
        );
        return user_orders[0]?.status;
      },
      { timeout: 60_000 },
    )
    .toBe('SUCCESSFUL');
  return buyer;
}

/** A journey cannot wait for the time to undo. */
export async function timeToUndoPasses(journey: Journey, { eventId }: OnSale): Promise<void> {
  await journey.sql('UPDATE event_cancellation SET begins_at = now() WHERE event_id = $1', [eventId]);
  await runAgainNow(journey, { eventId });
}

/** Nor for the delay before a failed job is tried again. */
export async function runAgainNow(journey: Journey, { eventId }: Pick<OnSale, 'eventId'>): Promise<void> {
  await journey.sql(
    `UPDATE job SET run_at = now() WHERE task = 'carry-out-cancellation' AND payload ->> 'eventId' = $1`,
    [String(eventId)],
  );
}
