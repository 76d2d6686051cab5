import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { IdCard } from '#domain/people/id-card.ts';
import type { WithdrawalStatus } from '#domain/programme/withdrawal.ts';
import type { Refusal } from '#domain/refusal.ts';

export type WithdrawalToPay = {
  readonly id: string;
  readonly status: WithdrawalStatus;
  readonly name: string;
  readonly email: string;
  readonly amount: Dong;
  readonly fee: Dong;
  /** What is transferred. */
  readonly total: Dong;
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
  /** In the transfer's message. */
  readonly transferCode: string;
  /** A VietQR; null until it may be paid, and for a bank without a NAPAS number. */
  readonly qrCode: string | null;
  readonly approvals: number;
  /** Nobody approves or pays it until the suspension is lifted. */
  readonly requesterSuspended: boolean;
  /** The viewer approved it, or asked for it. */
  readonly mine: boolean;
  readonly requestedAt: Instant;
  /** YYYY-MM-DD: the last day on which the money is expected. */
  readonly expectedUntil: string;
  readonly overdue: boolean;
};

export type CardToReview = { readonly accountId: string; readonly email: string; readonly submittedAt: Instant };

/** Each the oldest first. */
export type PayoutsToDecide = {
  readonly withdrawals: readonly WithdrawalToPay[];
  readonly cards: readonly CardToReview[];
};

/** Each act is audited; opening a card is one. */
export type WithdrawalDesk = {
  readonly read: () => Promise<Result<PayoutsToDecide, Refusal>>;
  readonly approve: (id: string) => Promise<Result<null, Refusal>>;
  readonly reject: (id: string, reason: string) => Promise<Result<null, Refusal>>;
  /** The bank transferred it. */
  readonly confirm: (id: string, reference: string) => Promise<Result<null, Refusal>>;
  /** The bank returned it. */
  readonly giveBack: (id: string, reason: string) => Promise<Result<null, Refusal>>;
  readonly openCard: (accountId: string) => Promise<Result<IdCard, Refusal>>;
  readonly approveCard: (accountId: string) => Promise<Result<null, Refusal>>;
  readonly rejectCard: (accountId: string, reason: string) => Promise<Result<null, Refusal>>;
};
export const WithdrawalDesk: Token<WithdrawalDesk> = token('WithdrawalDesk');
