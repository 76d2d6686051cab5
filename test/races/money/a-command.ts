import type fc from 'fast-check';
import type { SaleWorld } from '../sale-world.ts';
import type { EventHands } from './event-hands.ts';
import type { GatewayHands } from './gateway-hands.ts';
import type { InvoiceHands } from './invoice-hands.ts';
import { type MoneyModel, picked, type SoldEvent } from './money-model.ts';

export type Command = fc.AsyncCommand<MoneyModel, SoldEvent>;

export const command = (name: string, run: (model: MoneyModel, real: SoldEvent) => Promise<unknown>): Command => ({
  check: () => true,
  run: async (model, real) => {
    await run(model, real);
  },
  toString: () => name,
});

export const nodeOf = (real: SoldEvent, node: number): SaleWorld => real.nodes[node % 2] ?? real.nodes[0];
export const handsOf = (real: SoldEvent, node: number): EventHands => real.hands[node % 2] ?? real.hands[0];
export const gatewaysOf = (real: SoldEvent, node: number): GatewayHands => real.gateways[node % 2] ?? real.gateways[0];

export const papersOf = (real: SoldEvent, node: number): InvoiceHands => real.papers[node % 2] ?? real.papers[0];

type Row = Readonly<Record<string, string>>;
/** The row of an event that a generated number points at; undefined while there is none. */
export const rowOf = async (
  world: SaleWorld,
  text: string,
  eventId: number,
  number: number,
): Promise<Row | undefined> => picked((await world.pool.query<Row>(text, [eventId])).rows, number);

export const ORDERS = 'SELECT user_order_id, account_id FROM user_order WHERE event_id = $1 ORDER BY user_order_id';
export const TICKETS = `SELECT bought_ticket_id, user_order_id, account_id, sender_account_id, issue_number
  FROM bought_ticket WHERE event_id = $1 ORDER BY bought_ticket_id`;
