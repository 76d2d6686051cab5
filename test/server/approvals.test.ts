import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorld();
});

type Answered = { readonly id: string; readonly status: string; readonly approval: { readonly ended: string | null } };
const ORDER = 'id status approval { asked_at due_at ended ended_at message }';

const answering = (operation: 'approve_private_event' | 'decline_private_event') => (by: Person, id: string) =>
  by.ask<Answered>(`mutation ($id: ID!) { ${operation}(user_order_id: $id, message: " Hẹn gặp ") { ${ORDER} } }`, {
    id,
  });
const approve = answering('approve_private_event');
const decline = answering('decline_private_event');
const withdraw = (by: Person, id: string) =>
  by.ask<Answered>(`mutation ($id: ID!) { withdraw_user_order(id: $id) { ${ORDER} } }`, { id });
const answerAll = (by: Person, eventId: number, ids: readonly string[], answer: string) =>
  by.ask<{ readonly answered: number; readonly refused: readonly { readonly code: string }[] }>(
    `mutation ($event: Int!, $ids: [ID!]!, $answer: String!) {
      answer_private_event_orders(event_id: $event, user_order_ids: $ids, answer: $answer) { answered refused { user_order_id code } }
    }`,
    { event: eventId, ids, answer },
  );

const onSale = () => world.sales.sale({ approval: true });

const owns = (sale: Awaited<ReturnType<typeof onSale>>, { email }: Person) =>
  world.sales.pool.query(
    'UPDATE event SET owner_account_id = (SELECT account_id FROM account WHERE email = $2) WHERE event_id = $1',
    [sale.eventId, email],
  );

async function registered(sale: Awaited<ReturnType<typeof onSale>>, name = 'lan') {
  const buyer = await world.person(name);
  await world.orders(buyer, sale);
  const { value } = await buyer.ask<{ readonly user_orders: readonly Answered[] }>(
    `{ user_orders(limit: 1) { user_orders { ${ORDER} } } }`,
  );
  const [order] = value.user_orders;
  if (order === undefined) throw new Error('No order');
  return { buyer, order };
}

describe('a registration that waits for approval', () => {
  it('is approved by the organiser and emailed with its tickets, once [S7.6-13] [S4-15] [S4-16]', async () => {
    const sale = await onSale();
    const { buyer, order } = await registered(sale);
    expect(order).toMatchObject({ status: 'REQUIRED_APPROVAL', approval: { ended: null } });
    const host = await world.team(sale, 'MANAGER');
    for (const _again of [1, 2])
      expect(await approve(host, order.id)).toMatchObject({
        refusal: null,
        value: { status: 'SUCCESSFUL', approval: { ended: 'APPROVED', message: 'Hẹn gặp' } },
      });
    expect((await decline(host, order.id)).refusal).toEqual({ code: 'ANSWERED_OTHERWISE' });
    const mails = await world.mailsTo(buyer.email);
    expect(mails.filter(({ subject }) => subject.includes('Đã duyệt') || subject.includes('Approved'))).toHaveLength(1);
  });

  it('is approved or declined by who owns the event, not by who owns another [S6-35]', async () => {
    const [sale, other] = [await onSale(), await onSale()];
    const [organiser, neighbour] = [await world.person('organiser'), await world.person('neighbour')];
    await owns(sale, organiser);
    await owns(other, neighbour);
    const [first, second] = [await registered(sale, 'an'), await registered(sale, 'binh')];
    for (const answer of [approve, decline])
      expect((await answer(neighbour, first.order.id)).refusal).toEqual({ code: 'FORBIDDEN' });
    expect(await approve(organiser, first.order.id)).toMatchObject({ value: { status: 'SUCCESSFUL' } });
    expect(await decline(organiser, second.order.id)).toMatchObject({ value: { status: 'REFUNDED' } });
    expect(await world.held(first.buyer)).toHaveLength(1);
    expect(await world.held(second.buyer)).toEqual([]);
    expect(await world.sales.quotaOf(sale)).toMatchObject({ sold: 1 });
  });

  it('is declined, or withdrawn by nobody but its buyer', async () => {
    const sale = await onSale();
    const host = await world.team(sale, 'MANAGER');
    const [first, second] = [await registered(sale, 'an'), await registered(sale, 'binh')];
    expect(await decline(host, first.order.id)).toMatchObject({ value: { status: 'REFUNDED' } });
    expect((await withdraw(host, second.order.id)).refusal).toEqual({ code: 'NOT_FOUND' });
    expect((await withdraw(first.buyer, second.order.id)).refusal).toEqual({ code: 'NOT_FOUND' });
    expect(await withdraw(second.buyer, second.order.id)).toMatchObject({ value: { status: 'WITHDRAWN' } });
    expect((await approve(host, second.order.id)).refusal).toEqual({ code: 'ORDER_GIVEN_UP' });
    expect((await withdraw(first.buyer, first.order.id)).refusal).toEqual({ code: 'ANSWERED_OTHERWISE' });
    expect(await world.sales.quotaOf(sale)).toMatchObject({ sold: 0 });
  });

  it('has the days to be answered that its event gives, as the organiser reads', async () => {
    const sale = await onSale();
    await world.sales.pool.query('UPDATE event SET approval_days = 3 WHERE event_id = $1', [sale.eventId]);
    const host = await world.team(sale, 'MANAGER');
    const { value } = await host.ask<{ readonly approval_days: number }>(
      'query ($id: Int!) { event_admin(id: $id) { approval_days } }',
      { id: sale.eventId },
    );
    expect(value.approval_days).toBe(3);
  });

  it('is answered in bulk, with the reason for each that cannot be', async () => {
    const sale = await onSale();
    const other = await onSale();
    const host = await world.team(sale, 'MANAGER');
    const [one, two, foreign] = [await registered(sale, 'an'), await registered(sale, 'binh'), await registered(other)];
    await decline(host, two.order.id);
    const { value } = await answerAll(host, sale.eventId, [one.order.id, two.order.id, foreign.order.id], 'APPROVE');
    expect(value).toEqual({
      answered: 1,
      refused: [
        { user_order_id: two.order.id, code: 'ANSWERED_OTHERWISE' },
        { user_order_id: foreign.order.id, code: 'NOT_FOUND' },
      ],
    });
    const pending = await host.ask<{ readonly metadata: { readonly total_count: number } }>(
      `query ($id: Int!) { user_orders_admin(event_id: $id, status: "REQUIRED_APPROVAL") { metadata { total_count } } }`,
      { id: sale.eventId },
    );
    expect(pending.value.metadata.total_count).toBe(0);
  });

  it('is answered only by those who may approve', async () => {
    const sale = await onSale();
    const { buyer, order } = await registered(sale);
    const others = [buyer, await world.person('stranger'), await world.team(sale, 'CHECK_IN')];
    for (const somebody of [...others, await world.team(sale, 'EDITOR')])
      for (const answer of [approve, decline])
        expect((await answer(somebody, order.id)).refusal).toEqual({ code: 'FORBIDDEN' });
    expect((await answerAll(buyer, sale.eventId, [order.id], 'APPROVE')).refusal).toEqual({ code: 'FORBIDDEN' });
  });
});
