import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { isUnpaid } from './disputed-refund.ts';
import type { RefundStatus } from './refund.ts';

/**
 * WITH_PROVIDER: its gateway pays it back. DISPUTED: the buyer asked the card's bank for the money, too.
 * NEEDS_ACCOUNT: no account is known. READY: can be paid.
 */
export const PAYOUT_STATES = ['WITH_PROVIDER', 'DISPUTED', 'NEEDS_ACCOUNT', 'READY', 'SENT', 'FAILED'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** What the desk can be filtered by. OVERDUE: in any state, past its deadline. */
export const PAYOUT_FILTERS = [...PAYOUT_STATES, 'OVERDUE'] as const;
export type PayoutFilter = (typeof PAYOUT_FILTERS)[number];

/**
 * `account`: to name one; `pay`: to pay it; `bank`: for the bank's report; `dispute`: for the card's bank to decide.
 * `remind`: once, in between. [design]
 */
export const PAYOUT_TERMS = {
  provider: 3 * DAY,
  account: 7 * DAY,
  remind: 3 * DAY,
  pay: 5 * DAY,
  bank: 2 * DAY,
  dispute: 90 * DAY,
} as const;

/**
 * Why a buyer is asked for an account: for the first time, again, because the first one was wrong, or because the
 * gateway that took the money does not give it back.
 */
export const REFUND_ACCOUNT_OCCASIONS = ['FIRST', 'REMINDER', 'RETURNED', 'REFUSED'] as const;
export type RefundAccountOccasion = (typeof REFUND_ACCOUNT_OCCASIONS)[number];

export type PayoutFacts = {
  readonly status: RefundStatus;
  readonly byProvider: boolean;
  readonly decidedAt: Instant;
  /** null: no account is known. */
  readonly accountAt: Instant | null;
  readonly sentAt: Instant | null;
  /** The card dispute that holds it; null: none does. */
  readonly heldBy: 'OPEN' | 'LOST' | null;
};

/** null: paid. */
export function payoutState({
  status,
  byProvider,
  accountAt,
  heldBy,
}: Pick<PayoutFacts, 'status' | 'byProvider' | 'accountAt' | 'heldBy'>): PayoutState | null {
  if (heldBy !== null && isUnpaid(status)) return 'DISPUTED';
  if (byProvider && status !== 'CONFIRMED') return 'WITH_PROVIDER';
  switch (status) {
    case 'CONFIRMED':
      return null;
    case 'SENT':
      return 'SENT';
    case 'FAILED':
      return 'FAILED';
    case 'DECIDED':
      return accountAt === null ? 'NEEDS_ACCOUNT' : 'READY';
    default:
      return never(status);
  }
}

/** When the refund becomes overdue, at any step. */
export function payoutDue({ status, byProvider, decidedAt, accountAt, sentAt, heldBy }: PayoutFacts): Instant {
  if (heldBy !== null && isUnpaid(status)) return later(decidedAt, PAYOUT_TERMS.dispute);
  if (byProvider) return later(sentAt ?? decidedAt, PAYOUT_TERMS.provider);
  if (status === 'SENT' && sentAt !== null) return later(sentAt, PAYOUT_TERMS.bank);
  if (accountAt === null) return later(decidedAt, PAYOUT_TERMS.account);
  return later(accountAt > decidedAt ? accountAt : decidedAt, PAYOUT_TERMS.pay);
}

/** Whether a refund can be marked as sent now; a failed one is tried again. It needs an account, and no dispute. */
export const mayPayOut = (facts: Pick<PayoutFacts, 'status' | 'byProvider' | 'accountAt' | 'heldBy'>): boolean =>
  !facts.byProvider && facts.accountAt !== null && facts.heldBy === null && isUnpaid(facts.status);

/** At most this many refunds are marked, or written to a file, at once. */
export const PAYOUTS_AT_ONCE = 100;
