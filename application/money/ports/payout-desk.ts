import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { GatewayProvider } from '#domain/money/payment/payment-method.ts';
import type { PayoutProblem } from '#domain/money/payout-problem.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { DisputeTask } from '#domain/sale/refund/disputed-refund.ts';
import type { PayoutFilter, PayoutState } from '#domain/sale/refund/payout.ts';

export type RefundToPay = {
  readonly id: string;
  readonly eventName: string;
  readonly orderNumber: string;
  readonly buyerName: string;
  readonly buyerEmail: string;
  readonly amount: Dong;
  /** In the transfer's message. */
  readonly transferCode: string;
  readonly state: PayoutState;
  /** The card dispute that holds it. LOST: it returned another amount. */
  readonly dispute: 'OPEN' | 'LOST' | null;
  /** It goes back through the gateway that took its payment. */
  readonly provider: GatewayProvider | null;
  readonly dueAt: Instant;
  readonly overdue: boolean;
  readonly sentAt: Instant | null;
  readonly failedBecause: string | null;
  readonly account: {
    readonly bankName: string;
    readonly number: string;
    readonly holder: string;
    readonly source: 'PAYER' | 'BUYER';
    readonly namedAt: Instant;
  } | null;
  /** A VietQR with amount and code. */
  readonly qrCode: string | null;
};

/** `problem` null: it is marked. OTHER: a reason of a newer server. */
export type RefundMarked = { readonly id: string; readonly problem: PayoutProblem | 'OTHER' | null };

/** A card dispute that a person has to decide about. */
export type DisputeToSettle = {
  readonly eventId: number;
  /** The card provider's. */
  readonly disputeId: string;
  /** AMOUNT also stands for a task of a newer server. */
  readonly task: DisputeTask;
  readonly lost: boolean;
  readonly amount: Dong;
  readonly reason: string;
  readonly openedAt: Instant;
  readonly eventName: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly buyerName: string;
  readonly buyerEmail: string;
};

/** REFUND: a won dispute's money goes back to the buyer. HANDLED: as the note says. */
export type DisputeOutcome = 'REFUND' | 'HANDLED';

export type PayoutDesk = {
  /** The longest open first. */
  readonly disputes: () => Promise<Result<readonly DisputeToSettle[], Refusal>>;
  readonly settleDispute: (
    dispute: Pick<DisputeToSettle, 'eventId' | 'disputeId'>,
    outcome: DisputeOutcome,
    note: string,
  ) => Promise<Result<null, Refusal>>;
  readonly page: (
    filter: PayoutFilter | null,
    search: string,
    at: PageAt,
  ) => Promise<Result<Page<RefundToPay>, Refusal>>;
  readonly markSent: (
    refunds: readonly { readonly id: string; readonly accountNamedAt: Instant }[],
  ) => Promise<Result<readonly RefundMarked[], Refusal>>;
  readonly confirm: (id: string, reference: string) => Promise<Result<null, Refusal>>;
  readonly fail: (id: string, reason: string, askAgain: boolean) => Promise<Result<null, Refusal>>;
  /** WON: the refund is paid. LOST: the buyer has its money. */
  readonly closeDispute: (id: string, outcome: 'WON' | 'LOST', note: string) => Promise<Result<null, Refusal>>;
};
export const PayoutDesk: Token<PayoutDesk> = token('PayoutDesk');
