import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '#domain/kernel/instant.ts';
import { decodeWireId } from '#server/platform/graphql/wire-id.ts';
import type { Sale } from '#test/races/sale-world.ts';
import { type Person, type Ticket, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorld();
});

type Policy = { readonly refund?: number; readonly name?: number; readonly session?: number };
const allow = ({ eventId }: Sale, { refund, name, session }: Policy) =>
  world.sales.test.asOwner(
    'UPDATE event SET refund_days = $2, name_change_days = $3, session_change_days = $4 WHERE event_id = $1',
    [eventId, refund ?? null, name ?? null, session ?? null],
  );
/** Moves the sale's session to begin so many days from now. */
const beginsIn = ({ sectionEventId }: Sale, ms: number) =>
  world.sales.test.asOwner(
    `UPDATE section_event SET begin_at = $2, end_at = $2::timestamptz + interval '2 hours' WHERE section_event_id = $1`,
    [sectionEventId, new Date(Date.now() + ms)],
  );

/** Two tickets at 200,000, paid. */
async function bought(policy: Policy, price = 200_000) {
  const sale = await world.sales.sale({ types: [{ price, capacity: 3 }] });
  await allow(sale, policy);
  await beginsIn(sale, 10 * DAY);
  const buyer = await world.person('lan');
  const checkout = await world.orders(buyer, sale, 'hoa@example.test');
  if (price > 0) {
    await buyer.ask(
      'mutation ($id: ID!) { create_bank_transfer(input: { payment_checkout_session_id: $id }) { value } }',
      {
        id: checkout.id,
      },
    );
    const { transfer_code: code } = await world.sales.one<{ transfer_code: string }>(
      'SELECT transfer_code FROM payment WHERE event_id = $1',
      [sale.eventId],
    );
    await world.sales.pay(code, 2 * price);
  }
  const [first, second] = await world.held(buyer);
  if (first === undefined || second === undefined) throw new Error('Not two tickets');
  return { sale, buyer, first, second };
}
const offers = async (by: Person, { id }: Ticket) =>
  (
    await by.ask<{ readonly self_service: readonly { readonly act: string; readonly refused: string | null }[] }>(
      'query ($id: ID!) { my_ticket(id: $id) { self_service { act until refused } } }',
      { id },
    )
  ).value?.self_service.map(({ act, refused }) => `${act} ${refused}`);
const preview = (by: Person, { id }: Ticket) =>
  by.ask<{ readonly amount: number }>('query ($id: ID!) { ticket_return(id: $id) { amount } }', { id });
const giveBack = (by: Person, { id }: Ticket) =>
  by.ask<{ readonly status: string }>('mutation ($id: ID!) { return_bought_ticket(id: $id) { status } }', { id });
const rename = (by: Person, { id, email }: Ticket) =>
  by.ask(
    `mutation ($id: ID!, $input: TicketRecipientInput!) { update_bought_ticket(id: $id, input: $input) { first_name } }`,
    { id, input: { first_name: 'Hà', email } },
  );
const give = (by: Person, { id }: Ticket) =>
  by.ask(`mutation ($id: ID!, $input: TicketRecipientInput!) { give_bought_ticket(id: $id, input: $input) { id } }`, {
    id,
    input: { first_name: 'Minh', email: `minh.${randomUUID().slice(0, 8)}@example.test` },
  });

describe('returning a ticket by the policy of its event', () => {
  it('is off unless the organiser switched it on', async () => {
    const { buyer, first } = await bought({});
    expect(await offers(buyer, first)).toEqual([
      'GIVE_BACK NOT_ALLOWED',
      'CHANGE_NAME null',
      'CHANGE_SESSION NOT_ALLOWED',
    ]);
    expect((await giveBack(buyer, first)).refusal).toEqual({
      code: 'SELF_SERVICE_REFUSED',
      because: 'NOT_ALLOWED',
      until: null,
    });
  });

  it('says what comes back, voids the ticket, frees its place, refunds it and mails once, however often asked', async () => {
    const { sale, buyer, first } = await bought({ refund: 2 });
    expect(await offers(buyer, first)).toContain('GIVE_BACK null');
    expect((await preview(buyer, first)).value).toEqual({ amount: 200_000 });
    const before = (await world.mailsTo(buyer.email)).length;
    for (const _press of [1, 2])
      expect(await giveBack(buyer, first)).toMatchObject({ refusal: null, value: { status: 'VOID' } });
    expect(await world.sales.quotaOf(sale)).toMatchObject({ sold: 1 });
    const { value } = await buyer.ask<{ readonly user_orders: readonly object[] }>(
      '{ user_orders(limit: 1) { user_orders { status refunds { amount tickets status } } } }',
    );
    expect(value.user_orders).toEqual([
      { status: 'SUCCESSFUL', refunds: [{ amount: 200_000, tickets: 1, status: 'DECIDED' }] },
    ]);
    const mails = (await world.mailsTo(buyer.email)).slice(before);
    expect(mails.filter(({ subject }) => subject.includes('200.000'))).toHaveLength(1);
    expect(await world.sales.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('of the last ticket ends the order', async () => {
    const { sale, buyer, first, second } = await bought({ refund: 2 });
    const pressed = await Promise.all([giveBack(buyer, first), giveBack(buyer, second), giveBack(buyer, first)]);
    expect(pressed.map(({ refusal }) => refusal)).toEqual([null, null, null]);
    const { status } = await world.sales.one<{ status: string }>('SELECT status FROM user_order WHERE event_id = $1', [
      sale.eventId,
    ]);
    expect([status, await world.sales.quotaOf(sale)]).toMatchObject(['CANCELLED', { sold: 0 }]);
    expect(await world.sales.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('works for a free ticket, which gives nothing back', async () => {
    const { sale, buyer, first } = await bought({ refund: 0 }, 0);
    expect((await preview(buyer, first)).value).toEqual({ amount: 0 });
    for (const _press of [1, 2]) expect((await giveBack(buyer, first)).value).toEqual({ status: 'VOID' });
    expect(await world.sales.quotaOf(sale)).toMatchObject({ sold: 1 });
  });

  it('is refused too late, once the ticket was used, and once it was given away', async () => {
    const { sale, buyer, first, second } = await bought({ refund: 2 });
    const friend = await world.person('minh');
    expect((await giveBack(friend, first)).refusal).toEqual({ code: 'NOT_FOUND' });
    expect((await give(buyer, second)).refusal).toBe(null);
    expect((await giveBack(buyer, second)).refusal).toMatchObject({ because: 'TICKET_TRANSFERRED' });
    await world.sales.test.asOwner('UPDATE bought_ticket SET redeem_count = 1 WHERE bought_ticket_id = $1', [
      decodeWireId(first.id)?.rowId,
    ]);
    expect((await giveBack(buyer, first)).refusal).toMatchObject({ because: 'TICKET_CHECKED_IN' });
    await world.sales.test.asOwner('UPDATE bought_ticket SET redeem_count = 0 WHERE bought_ticket_id = $1', [
      decodeWireId(first.id)?.rowId,
    ]);
    await beginsIn(sale, 2 * DAY);
    expect((await giveBack(buyer, first)).refusal).toMatchObject({ because: 'TOO_LATE' });
    expect((await preview(buyer, first)).refusal).toMatchObject({ because: 'TOO_LATE' });
    expect(await world.sales.quotaOf(sale)).toMatchObject({ sold: 2 });
  });
});

describe('the name on a ticket', () => {
  it('can be changed and the ticket given away until the organiser’s deadline, and later by the team only', async () => {
    const { sale, buyer, first, second } = await bought({ name: 3 });
    expect((await rename(buyer, first)).refusal).toBe(null);
    await beginsIn(sale, 3 * DAY);
    expect((await rename(buyer, second)).refusal).toMatchObject({ because: 'TOO_LATE' });
    expect((await give(buyer, first)).refusal).toMatchObject({ because: 'TOO_LATE' });
    expect((await rename(await world.team(sale, 'MANAGER'), second)).refusal).toBe(null);
    await allow(sale, {});
    expect((await give(buyer, first)).refusal).toBe(null);
  });
});
