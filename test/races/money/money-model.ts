import type { FeedTransfer } from '#server/money/ports/bank-feed.ts';
import type { Sale, SaleWorld } from '../sale-world.ts';
import type { EventHands } from './event-hands.ts';

type Purchase = Awaited<ReturnType<SaleWorld['waitingForMoney']>>;

/** Kept outside the product, which has to account for all of it. */
export type MoneyModel = {
  readonly purchases: Purchase[];
  readonly transfers: FeedTransfer[];
  /** Buyers who paid a part from their wallet, and all that it ever held. */
  readonly withPart: { readonly accountId: Purchase['accountId']; readonly given: number }[];
  readonly fromWallets: Pick<Purchase, 'accountId' | 'eventId' | 'checkoutSessionId'>[];
  readonly freeOrders: { readonly accountId: Purchase['accountId']; readonly checkoutSessionId: string }[];
};

export type SoldEvent = {
  readonly nodes: readonly [SaleWorld, SaleWorld];
  readonly hands: readonly [EventHands, EventHands];
  readonly sale: Sale;
};

export const emptyModel = (): MoneyModel => ({
  purchases: [],
  transfers: [],
  withPart: [],
  fromWallets: [],
  freeOrders: [],
});

export const picked = <Item>(items: readonly Item[], number: number): Item | undefined =>
  items[number % Math.max(items.length, 1)];
