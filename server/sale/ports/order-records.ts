import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { PersonName } from '#domain/kernel/names/person-name.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-method.ts';
import type { PaymentState } from '#domain/money/payment/payment-state.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { StoredEntry } from '#domain/sale/checkout/order-history.ts';

export type OrderKey = { readonly eventId: number; readonly userOrderId: string };

export type OrderPaymentRow = {
  readonly paymentId: string;
  readonly provider: PaymentProvider;
  readonly state: PaymentState;
  readonly amount: Dong;
  readonly received: Dong;
  readonly refunded: Dong;
  /** What the buyer writes into a bank transfer. */
  readonly transferCode: string | null;
  /** Our reference at the gateway. */
  readonly gatewayReference: string | null;
  /** The gateway's own number. */
  readonly transactionNumber: string | null;
  readonly begunAt: Instant;
  readonly payBefore: Instant;
};

export type OrderReceiptRow = {
  readonly paymentId: string;
  /** The bank's or the gateway's; null: the wallet's and the organiser's money have none. */
  readonly reference: string | null;
  readonly amount: Dong;
  readonly at: Instant;
};

export type OrderEntryRow = StoredEntry & {
  /** Within its order. */
  readonly id: string;
  /** Null: the platform itself. */
  readonly actor:
    | (PersonName & { readonly accountId: AccountId; readonly email: string; readonly isStaff: boolean })
    | null;
};

/** What explains an order to its desk. */
export type OrderRecords = {
  /** Oldest first. */
  readonly payments: (order: OrderKey) => Promise<readonly OrderPaymentRow[]>;
  /** Oldest first. */
  readonly receipts: (order: OrderKey) => Promise<readonly OrderReceiptRow[]>;
  /** Newest first. */
  readonly entries: (order: OrderKey, limit: number) => Promise<readonly OrderEntryRow[]>;
};

export const OrderRecords: Token<OrderRecords> = token<OrderRecords>('OrderRecords');
