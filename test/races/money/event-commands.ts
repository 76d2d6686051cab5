import fc from 'fast-check';
import type { AccountId } from '#domain/people/account-id.ts';
import { type Command, command, handsOf, nodeOf, ORDERS, rowOf, TICKETS } from './a-command.ts';
import type { SoldEvent } from './money-model.ts';

type TicketRow = {
  readonly boughtTicketId: string;
  readonly holder: AccountId;
  readonly giver: AccountId;
  readonly issueNumber: number;
};
async function ticketOf(real: SoldEvent, node: number, number: number): Promise<TicketRow | undefined> {
  const row = await rowOf(nodeOf(real, node), TICKETS, real.sale.eventId, number);
  if (row === undefined) return undefined;
  const holder = row['account_id'] as AccountId;
  return {
    boughtTicketId: row['bought_ticket_id'] ?? '',
    holder,
    giver: (row['sender_account_id'] ?? holder) as AccountId,
    issueNumber: Number(row['issue_number']),
  };
}

const withTicket = (
  what: string,
  node: number,
  number: number,
  run: (ticket: TicketRow, real: SoldEvent) => Promise<unknown>,
): Command =>
  command(`ticket ${number} ${what} on node ${node}`, async (_, real) => {
    const ticket = await ticketOf(real, node, number);
    if (ticket !== undefined) await run(ticket, real);
  });

const friend = { firstName: 'Minh', lastName: null, email: 'minh@example.test' };

const give = (node: number, ticket: number): Command =>
  withTicket('is given', node, ticket, ({ boughtTicketId, holder }, real) =>
    handsOf(real, node).give({
      eventId: real.sale.eventId,
      boughtTicketId,
      by: holder,
      locale: 'vi',
      asHost: false,
      to: friend,
    }),
  );

const takeBack = (node: number, ticket: number): Command =>
  withTicket('is taken back', node, ticket, ({ boughtTicketId, giver }, real) =>
    handsOf(real, node).takeBack({ eventId: real.sale.eventId, boughtTicketId, by: giver, locale: 'vi' }),
  );

const checkIn = (node: number, ticket: number): Command =>
  withTicket('is scanned', node, ticket, ({ boughtTicketId, issueNumber }, real) =>
    handsOf(real, node).admit(real.sale, boughtTicketId, issueNumber),
  );

const returnTicket = (node: number, ticket: number): Command =>
  withTicket('is returned by its holder', node, ticket, ({ boughtTicketId, holder }, real) =>
    handsOf(real, node).returnTicket({ eventId: real.sale.eventId, boughtTicketId, by: holder }),
  );

const returnOrder = (node: number, order: number): Command =>
  command(`order ${order} is returned by its buyer on node ${node}`, async (_, real) => {
    const { eventId } = real.sale;
    const row = await rowOf(nodeOf(real, node), ORDERS, eventId, order);
    if (row === undefined) return;
    const { user_order_id: orderId = '', account_id: accountId } = row;
    await handsOf(real, node).returnOrder({ eventId, orderId, actor: accountId as AccountId });
  });

export const cancel = (node: number, what: 'event' | 'session'): Command =>
  command(`the ${what} is cancelled on node ${node}`, async (_, real) => {
    const by = await nodeOf(real, node).buyer();
    await handsOf(real, node).cancel(real.sale, what === 'event' ? null : real.sale.sectionEventId, by);
  });

export const undo = (node: number): Command =>
  command(`a cancellation is undone on node ${node}`, async (_, real) =>
    handsOf(real, node).undo(real.sale, await nodeOf(real, node).buyer()),
  );

export const carryOut = (node: number, killedIn: number | null): Command =>
  command(`cancellations are carried out on node ${node}, killed in ${killedIn ?? 'no transaction'}`, (_, real) =>
    handsOf(real, node).carryOut(real.sale, killedIn),
  );

export const move = (node: number): Command =>
  command(`the session is moved on node ${node}`, async (_, real) =>
    handsOf(real, node).move(real.sale, await nodeOf(real, node).buyer()),
  );

export const tellMoves = (node: number): Command =>
  command(`people are told of moves on node ${node}`, (_, real) => handsOf(real, node).tellMoves(real.sale));

const node = fc.nat(1);
const index = fc.nat(7);
const ofTicket = (make: (node: number, ticket: number) => Command): fc.Arbitrary<Command> =>
  fc.tuple(node, index).map(([on, ticket]) => make(on, ticket));

export const EVENT_COMMANDS: readonly fc.Arbitrary<Command>[] = [
  ofTicket(give),
  ofTicket(takeBack),
  ofTicket(checkIn),
  ofTicket(returnTicket),
  ofTicket(returnOrder),
  fc.tuple(node, fc.constantFrom<'event' | 'session'>('event', 'session')).map(([on, what]) => cancel(on, what)),
  node.map(undo),
  fc.tuple(node, fc.constantFrom(null, 1, 2, 3, 4, 5)).map(([on, killedIn]) => carryOut(on, killedIn)),
  node.map(move),
  node.map(tellMoves),
];
