import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { PayableRefund } from '#domain/money/bank-transfer/outgoing-transfer.ts';
import type { TransferState } from '#domain/money/bank-transfer/transfer-state.ts';
import type { GatewayProvider } from '#domain/money/payment/payment-method.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { PayoutFilter } from '#domain/sale/refund/payout.ts';
import type { RefundReason, RefundStatus } from '#domain/sale/refund/refund.ts';
import type { RefundAccount } from '#domain/sale/refund/refund-account.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type RefundId = { readonly eventId: number; readonly refundId: string };

/** For the accountant or organiser who pays it out. */
export type Payout = RefundId &
  PayableRefund & {
    readonly status: RefundStatus;
    readonly reason: RefundReason;
    readonly paymentId: string;
    readonly attempts: number;
    /** It goes back through the gateway that took its payment. */
    readonly byProvider: boolean;
    /** The gateway that took its payment, whichever way it goes back; null: none did. */
    readonly gateway: GatewayProvider | null;
    /** The first attempt was the gateway's. */
    readonly gatewayTried: boolean;
    readonly eventName: string;
    readonly userOrderId: string;
    readonly orderNumber: string;
    readonly accountId: AccountId;
    readonly buyer: WithNameOrder & {
      readonly email: string;
      readonly firstName: string | null;
      readonly lastName: string | null;
    };
    readonly locale: Locale;
    readonly decidedAt: Instant;
    readonly sentAt: Instant | null;
    readonly sentBy: AccountId | null;
    readonly confirmedAt: Instant | null;
    readonly failedBecause: string | null;
    readonly account: RefundAccount | null;
    /** Who named the account: the bank feed, or the buyer. */
    readonly source: 'PAYER' | 'BUYER' | null;
    /** When it was named; null: no account. */
    readonly accountAt: Instant | null;
    readonly askedAt: Instant | null;
    /** The card dispute that holds it; null: none does. */
    readonly heldBy: 'OPEN' | 'LOST' | null;
  };

export type PayoutQuery = { readonly filter: PayoutFilter | null; readonly search: string | null };

/** How a stored outgoing transfer is settled. `refund`: what it paid. */
type OutgoingOutcome = {
  readonly incomingTransferId: string;
  readonly state: TransferState;
  readonly refund: (RefundId & Pick<Payout, 'transferCode' | 'paymentId'>) | null;
  readonly decidedBy: AccountId | null;
  /** Why a person closed it; null: not closed. */
  readonly closedBecause: string | null;
  readonly at: Instant;
};

/** Refunds on their way to the buyer, with the accounts they go to. */
export type RefundPayouts = {
  readonly byCodes: (codes: readonly string[]) => Promise<readonly Payout[]>;
  readonly find: (refund: RefundId) => Promise<Payout | null>;
  readonly ofOrder: (eventId: number, userOrderId: string) => Promise<readonly Payout[]>;
  /** Refunds that are not paid, the oldest first. */
  readonly open: (query: PayoutQuery, now: Instant, page: PageRequest) => Promise<Page<Payout>>;
  /** Exact to 10,000; null beyond. */
  readonly countOpen: (query: PayoutQuery, now: Instant) => Promise<number | null>;
  /** Locks the refund and reads it under the lock; null: no such refund. */
  readonly lock: (
    tx: Transaction,
    refund: RefundId,
  ) => Promise<Pick<Payout, 'status' | 'sentBy' | 'accountAt' | 'paidWith' | 'byProvider' | 'heldBy'> | null>;
  /** Records what paid the refund, under its lock. */
  readonly paid: (
    tx: Transaction,
    refund: RefundId,
    paid: {
      readonly reference: string;
      readonly incomingTransferId: string | null;
      readonly by: AccountId | null;
      readonly at: Instant;
    },
  ) => Promise<void>;
  /** False: somebody else has settled the transfer. */
  readonly settle: (tx: Transaction, outcome: OutgoingOutcome) => Promise<boolean>;
  /** Replaces the account; null: none is known, and the buyer is asked again. */
  readonly setAccount: (
    tx: Transaction,
    refund: RefundId,
    named: { readonly account: RefundAccount; readonly source: 'PAYER' | 'BUYER' } | null,
    at: Instant,
  ) => Promise<void>;
  /** Open refunds whose buyer was never asked and whose account is unknown, the oldest first. */
  readonly toAsk: (limit: number) => Promise<readonly Payout[]>;
  /** Open refunds whose buyer was asked before then and neither answered nor was reminded. */
  readonly toRemind: (before: Instant, limit: number) => Promise<readonly Payout[]>;
  /** False: somebody else has asked, or reminded. */
  readonly asked: (tx: Transaction, refund: RefundId, kind: 'ASKED' | 'REMINDED', at: Instant) => Promise<boolean>;
  /** The account that paid, where a feed told it; null: none did, or several. */
  readonly payerOf: (eventId: number, paymentId: string) => Promise<RefundAccount | null>;
};

export const RefundPayouts: Token<RefundPayouts> = token<RefundPayouts>('RefundPayouts');
