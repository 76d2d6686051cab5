import type { AccountId } from '#domain/people/account-id.ts';
import type { FeedTransfer } from '#server/money/ports/bank-feed.ts';
import type { Sale, SaleWorld } from '../sale-world.ts';
import type { EventHands } from './event-hands.ts';
import type { GatewayHands } from './gateway-hands.ts';
import type { InvoiceHands, SimulatedInvoices } from './invoice-hands.ts';
import type { AtGateway, SimulatedMoney } from './simulated-money.ts';

type Purchase = Awaited<ReturnType<SaleWorld['waitingForMoney']>>;
type Checkout = Pick<Purchase, 'accountId' | 'eventId' | 'checkoutSessionId'>;

/** Kept outside the product, which has to account for all of it. */
export type MoneyModel = {
  readonly purchases: Purchase[];
  readonly transfers: FeedTransfer[];
  /** Buyers who paid a part from their wallet, and all that it ever held. */
  readonly withPart: { readonly accountId: Purchase['accountId']; readonly given: number }[];
  readonly fromWallets: Checkout[];
  /** Attempts to pay at VNPay or by card, also those that gave way to another. */
  readonly atGateways: (Checkout & { readonly attempt: AtGateway })[];
  /** What gateways took, in dong. */
  takenByGateways: number;
  readonly freeOrders: { readonly accountId: Purchase['accountId']; readonly checkoutSessionId: string }[];
};

export type SoldEvent = {
  readonly nodes: readonly [SaleWorld, SaleWorld];
  readonly hands: readonly [EventHands, EventHands];
  readonly gateways: readonly [GatewayHands, GatewayHands];
  readonly outside: SimulatedMoney;
  readonly papers: readonly [InvoiceHands, InvoiceHands];
  readonly invoices: SimulatedInvoices;
  readonly sale: Sale;
  readonly owner: AccountId;
  /** Who referred the owner. */
  readonly referrer: AccountId;
  readonly approvers: readonly AccountId[];
};

export const emptyModel = (): MoneyModel => ({
  purchases: [],
  transfers: [],
  withPart: [],
  fromWallets: [],
  atGateways: [],
  takenByGateways: 0,
  freeOrders: [],
});

export const picked = <Item>(items: readonly Item[], number: number): Item | undefined =>
  items[number % Math.max(items.length, 1)];
