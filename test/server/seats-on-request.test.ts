import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DeclineDueRegistrations } from '#server/sale/decline-due-registrations.ts';
import type { Sale } from '#test/races/sale-world.ts';
import { buyingWorld, type Json, LINE, sepay } from './buying-world.ts';

let bought: Awaited<ReturnType<typeof buyingWorld>>;
beforeAll(async () => {
  bought = await buyingWorld();
});
type Buyer = Awaited<ReturnType<typeof bought.asBuyer>>;

const WRITE =
  'mutation ($input: WriteSeatMapInput!) { write_seat_map(input: $input) { number_of_seats rows { layout } } }';
const MAP = `query ($id: Int!) { seat_map(section_event_id: $id) { rows { seat_ids kinds } } }`;
const STATES = 'query ($id: Int!) { seat_states(section_event_id: $id) { states } }';
const CHOOSE = `mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { ${LINE} seats { id alias } } }`;
const PENDING = `query ($event: Int!) { user_orders_admin(event_id: $event, status: "REQUIRED_APPROVAL") {
  user_orders { id status approval { due_at } bought_items { seats { alias on_request } } } } }`;

async function hall(price: number) {
  const { world, asBuyer } = bought;
  const sale = await world.sale({ types: [{ price }] });
  const email = `${randomUUID()}@example.test`;
  const organiser = await asBuyer(email);
  await world.pool.query(
    'UPDATE event SET owner_account_id = (SELECT account_id FROM account WHERE email = $2) WHERE event_id = $1',
    [sale.eventId, email],
  );
  const input = { section_event_id: sale.sectionEventId, rows: [{ name: 'A', layout: '..?' }] };
  const written = await organiser.ask('write_seat_map', WRITE, { input });
  const map = await organiser.ask('seat_map', MAP, { id: sale.sectionEventId });
  const [row] = map.value['rows'] as unknown as readonly Json[];
  const ids = row?.['seat_ids'] as unknown as readonly string[];
  const states = async () =>
    (await organiser.ask('seat_states', STATES, { id: sale.sectionEventId })).value['states'] as unknown as string;
  const pending = async () =>
    (await organiser.ask('user_orders_admin', PENDING, { event: sale.eventId })).value[
      'user_orders'
    ] as unknown as readonly { readonly id: string }[];
  const answer = async (operation: 'approve_private_event' | 'decline_private_event', id: string | undefined) =>
    organiser.ask(operation, `mutation ($id: ID!) { ${operation}(user_order_id: $id) { status } }`, { id });
  return { sale, written, kinds: row?.['kinds'], ids, states, pending, answer };
}
const choose = (buyer: Buyer, sale: Sale, seat_ids: readonly string[]) =>
  buyer.ask('choose_tickets', CHOOSE, {
    input: {
      section_event_id: sale.sectionEventId,
      lines: [
        { ticket_id: buyer.ticketId(sale), number_of_tickets: 1, ...(seat_ids.length === 0 ? {} : { seat_ids }) },
      ],
    },
  });
/** Of its own row A. */
async function asked(price: number) {
  const made = await hall(price);
  const buyer = await bought.asBuyer();
  const chosen = await choose(buyer, made.sale, made.ids.slice(2));
  const begun = await buyer.begin(made.sale, [...chosen.value]);
  return { ...made, buyer, begun };
}

describe('a seat on request', () => {
  it('is drawn by the organiser, and never among the best seats', async () => {
    const { sale, written, kinds } = await hall(0);
    expect(written.value).toEqual({ number_of_seats: 3, rows: [{ layout: '..?' }] });
    expect(kinds).toBe('..?');
    const buyer = await bought.asBuyer();
    const best = await choose(buyer, sale, []);
    expect(best.value[0]?.['seats']?.[0]?.['alias']).not.toBe('A3');
  });

  it('chosen by name makes a request that the organiser sees with the seat, which nobody else can take', async () => {
    const { sale, ids, states, pending, begun, buyer } = await asked(0);
    expect(begun.value['result']).toMatchObject({ status: 'REQUIRED_APPROVAL' });
    expect(await pending()).toMatchObject([{ bought_items: [{ seats: [{ alias: 'A3', on_request: true }] }] }]);
    expect(await states()).toBe('..x');
    expect((await choose(await bought.asBuyer(), sale, ids.slice(2))).code).toBe('INVALID_SEAT');
    const free = await choose(buyer, sale, ids.slice(0, 1));
    expect((await buyer.begin(sale, [...free.value])).value['result']).toMatchObject({ status: 'SUCCESSFUL' });
  });

  it('is sold with the ticket once approved', async () => {
    const { sale, pending, answer, states } = await asked(0);
    const [order] = await pending();
    expect((await answer('approve_private_event', order?.id)).value).toEqual({ status: 'SUCCESSFUL' });
    expect(await states()).toBe('..x');
    const tickets = await bought.world.pool.query('SELECT seat_alias FROM bought_ticket WHERE event_id = $1', [
      sale.eventId,
    ]);
    expect(tickets.rows).toEqual([{ seat_alias: 'A3' }]);
  });

  it('is free again once declined, or at the deadline without an answer', async () => {
    const [declined, late] = [await asked(0), await asked(0)];
    const [order] = await declined.pending();
    expect((await declined.answer('decline_private_event', order?.id)).value).toEqual({ status: 'REFUNDED' });
    expect(await declined.states()).toBe('...');
    await bought.world.pool.query(
      "UPDATE order_approval SET asked_at = now() - interval '2 days', due_at = now() - interval '1 day' WHERE event_id = $1",
      [late.sale.eventId],
    );
    await bought.app.use(DeclineDueRegistrations)();
    expect(await late.pending()).toEqual([]);
    expect(await late.states()).toBe('...');
    const again = await bought.asBuyer();
    expect((await choose(again, late.sale, late.ids.slice(2))).code).toBe(null);
  });

  it('that costs money is asked for once it is paid, and its money goes back when declined', async () => {
    const { sale, buyer, begun, pending, answer, states } = await asked(100_000);
    expect(await pending()).toEqual([]);
    const id = begun.value['id'];
    const transfer = (await buyer.transfer(id)).value['bank_transfer'];
    await bought.tellSepay(sepay(String(transfer?.['message']), 100_000));
    expect((await buyer.read(id)).value['result']).toMatchObject({ status: 'REQUIRED_APPROVAL' });
    const [order] = await pending();
    expect((await answer('decline_private_event', order?.id)).value).toEqual({ status: 'REFUNDED' });
    expect(await states()).toBe('...');
    expect(await bought.world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });
});
