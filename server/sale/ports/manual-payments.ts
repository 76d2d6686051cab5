import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { ManualTerms } from '#domain/money/payment/manual-payment.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefundStatus } from '#domain/sale/refund/refund.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type PaymentKey = { readonly eventId: number; readonly paymentId: string };

/** A private file of the buyer's account. */
export type ProofPicture = { readonly accountId: AccountId; readonly fileId: string };

export type ManualPaymentRow = {
  readonly orderNumber: string;
  readonly instructions: string;
  /** The buyer says that the money was sent; null: not yet. */
  readonly reportedAt: Instant | null;
  /** Why it was refused; null: it was not. */
  readonly reason: string | null;
  readonly proof: ProofPicture | null;
};

export type WaitingManualPayment = {
  readonly userOrderId: string;
  readonly orderNumber: string;
  readonly buyer: string;
  readonly email: string;
  readonly amount: Dong;
  readonly payBefore: Instant;
  readonly reportedAt: Instant | null;
  readonly proof: ProofPicture | null;
};

export type OwedManualRefund = {
  readonly refundId: string;
  readonly userOrderId: string;
  readonly orderNumber: string;
  readonly buyer: string;
  readonly email: string;
  readonly amount: Dong;
  readonly decidedAt: Instant;
};

/** A reminder that is due: to the buyer, or to the organiser once the buyer says that the money was sent. */
export type ManualReminder = PaymentKey & {
  readonly waiting: boolean;
  readonly to: 'BUYER' | 'ORGANISER';
  /** Null: the organiser's account is gone. */
  readonly email: string | null;
  readonly locale: Locale;
};

export type ManualPayments = {
  readonly terms: (eventId: number) => Promise<ManualTerms>;
  readonly keepTerms: (
    tx: Transaction,
    eventId: number,
    terms: ManualTerms,
    by: { readonly account: AccountId; readonly at: Instant },
  ) => Promise<void>;
  /** Null: it is no manual payment. */
  readonly of: (payment: PaymentKey) => Promise<ManualPaymentRow | null>;
  /** Whether the report is the first. */
  readonly reported: (tx: Transaction, payment: PaymentKey, at: Instant) => Promise<boolean>;
  /** Takes the place of the picture before, which is answered. Null: the organiser has answered the payment. */
  readonly prove: (
    tx: Transaction,
    payment: PaymentKey,
    fileId: string,
  ) => Promise<{ readonly before: string | null } | null>;
  /** Of the order's newest payment by hand; null: none. */
  readonly proofOf: (order: { readonly eventId: number; readonly userOrderId: string }) => Promise<ProofPicture | null>;
  /** Reported ones first, then by deadline. */
  readonly waiting: (eventId: number, request: PageRequest) => Promise<Page<WaitingManualPayment>>;
  readonly countWaiting: (eventId: number) => Promise<number | null>;
  /** The oldest first. */
  readonly owed: (eventId: number, limit: number) => Promise<readonly OwedManualRefund[]>;
  /** Refunds of an order's manual payments, as the organiser owes or has returned them. */
  readonly refunds: (
    eventId: number,
    userOrderId: string,
  ) => Promise<readonly { readonly refundId: string; readonly status: RefundStatus }[]>;
  /** The longest due first. */
  readonly due: (now: Instant, limit: number) => Promise<readonly ManualReminder[]>;
  /** Whether it was still to be sent. */
  readonly reminded: (tx: Transaction, payment: PaymentKey) => Promise<boolean>;
};

export const ManualPayments: Token<ManualPayments> = token<ManualPayments>('ManualPayments');
