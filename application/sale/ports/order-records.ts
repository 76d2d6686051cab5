import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-method.ts';
import type { PaymentState } from '#domain/money/payment/payment-state.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { HistoryActor, HistoryFact } from '#domain/sale/checkout/order-history.ts';

export type OrderReceipt = {
  /** The bank's or the gateway's; null: the wallet's and the organiser's money have none. */
  readonly reference: string | null;
  readonly amount: Dong;
  readonly at: Instant;
};

export type OrderPayment = {
  readonly id: string;
  readonly provider: PaymentProvider;
  readonly state: PaymentState;
  readonly amount: Dong;
  readonly received: Dong;
  readonly refunded: Dong;
  /** What the buyer writes into a bank transfer. */
  readonly transferCode: string | null;
  /** Our reference at the gateway. */
  readonly gatewayReference: string | null;
  /** The gateway's own number of the transaction. */
  readonly transactionNumber: string | null;
  readonly begunAt: Instant;
  readonly payBefore: Instant;
  /** Oldest first. */
  readonly receipts: readonly OrderReceipt[];
};

export type OrderHistoryEntry = HistoryFact & { readonly id: string; readonly actor: HistoryActor };

export type TeamNote = {
  readonly id: string;
  readonly author: string;
  readonly note: string;
  readonly at: Instant;
  /** Null: it was not edited. */
  readonly editedAt: Instant | null;
  /** By the viewer. */
  readonly mayChange: boolean;
};

export type OrderRecord = {
  /** Every attempt to pay, oldest first. */
  readonly payments: readonly OrderPayment[];
  /** Newest first. */
  readonly history: readonly OrderHistoryEntry[];
  readonly hasOlderHistory: boolean;
  /** Oldest first; null: not for the viewer. */
  readonly notes: readonly TeamNote[] | null;
};

type Notes = Promise<Result<readonly TeamNote[], Refusal>>;

/** What explains an order to its desk, and the notes of the team. A change answers all notes. */
export type OrderRecords = {
  readonly read: (orderId: string) => Promise<Result<OrderRecord, Refusal>>;
  readonly addNote: (orderId: string, note: string, idempotencyKey: string) => Notes;
  readonly editNote: (orderId: string, noteId: string, note: string) => Notes;
  readonly removeNote: (orderId: string, noteId: string) => Notes;
};
export const OrderRecords: Token<OrderRecords> = token<OrderRecords>('OrderRecords');
