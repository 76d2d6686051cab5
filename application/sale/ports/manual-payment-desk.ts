import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import type { ManualTerms } from '#domain/money/payment/manual-payment.ts';
import type { Refusal } from '#domain/refusal.ts';

export type WaitingManualPayment = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly buyer: string;
  readonly email: string;
  readonly amount: Dong;
  readonly payBefore: Instant;
  /** When the buyer said that the money was sent; null: not yet. */
  readonly reportedAt: Instant | null;
  /** Of the buyer's picture of the transfer, for some minutes; null: none. */
  readonly proofUrl: string | null;
};

/** A refund that the organiser has to return to its buyer. */
export type OwedManualRefund = {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly buyer: string;
  readonly email: string;
  readonly amount: Dong;
  readonly decidedAt: Instant;
};

export type ManualPaymentsOfEvent = {
  readonly terms: ManualTerms;
  /** Reported payments first, then by deadline. */
  readonly waiting: Page<WaitingManualPayment>;
  /** The oldest first, at most 200. */
  readonly owed: readonly OwedManualRefund[];
};

/** An organiser's side of payments by hand. Refused with FORBIDDEN without event.payments. */
export type ManualPaymentDesk = {
  readonly read: (eventId: number, at: PageAt) => Promise<Result<ManualPaymentsOfEvent, Refusal>>;
  /** Refused with INVALID_INPUT. */
  readonly keepTerms: (eventId: number, terms: ManualTerms) => Promise<Result<ManualTerms, Refusal>>;
  /** The money came. Repeating it changes nothing. Refused with MANUAL_PAYMENT_OVER. */
  readonly confirm: (orderId: string) => Promise<Result<null, Refusal>>;
  /** The money did not come. Refused with MANUAL_PAYMENT_OVER, INVALID_INPUT. */
  readonly refuse: (orderId: string, reason: string) => Promise<Result<null, Refusal>>;
  /** The money of a refund is back with its buyer. Repeating it changes nothing. */
  readonly returned: (refund: Pick<OwedManualRefund, 'id' | 'orderId'>) => Promise<Result<null, Refusal>>;
};
export const ManualPaymentDesk = token<ManualPaymentDesk>('ManualPaymentDesk');
