import type { FeedTransfer } from '#server/money/ports/bank-feed.ts';
import type { Sale, SaleWorld } from '../sale-world.ts';
import type { EventHands } from './event-hands.ts';

/** A purchase whose bank transfer was asked for. */
type Purchase = Awaited<ReturnType<SaleWorld['waitingForMoney']>>;

/** What people did and the bank saw: kept outside the product, which has to account for all of it. */
export type MoneyModel = {
  readonly purchases: Purchase[];
  readonly transfers: FeedTransfer[];
  /** Checkouts that wallets were to pay. */
  readonly fromWallets: Pick<Purchase, 'accountId' | 'eventId' | 'checkoutSessionId'>[];
  readonly freeOrders: { readonly accountId: Purchase['accountId']; readonly checkoutSessionId: string }[];
};

/** Two nodes over one database, and the event that they sell. */
export type SoldEvent = {
  readonly nodes: readonly [SaleWorld, SaleWorld];
  readonly hands: readonly [EventHands, EventHands];
  readonly sale: Sale;
};

export const emptyModel = (): MoneyModel => ({ purchases: [], transfers: [], fromWallets: [], freeOrders: [] });

/** The item that a generated number points at; undefined while there is none. */
export const picked = <Item>(items: readonly Item[], number: number): Item | undefined =>
  items[number % Math.max(items.length, 1)];
