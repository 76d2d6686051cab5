import { never } from '#domain/kernel/never.ts';
import type { WithdrawalEvent } from '#domain/programme/decide-withdrawal.ts';
import type { WithdrawalRequest } from '#domain/programme/withdrawal.ts';
import type { Posting } from './posting.ts';
import { withdrawalPaidPostings, withdrawalPutBackPostings } from './withdrawal-postings.ts';

/**
 * Whose book, and from what in it the money was set aside: of revenue it is the publisher's, who may be a corporate and
 * is not who asked.
 */
export type WithdrawalName = {
  readonly holder: string;
  readonly subject: string;
  readonly from: 'balance' | 'revenue';
};

/** What the books say of what happened to a withdrawal; its money was set aside when it was asked for. */
export function withdrawalInBooks(
  { payout }: Pick<WithdrawalRequest, 'payout'>,
  event: WithdrawalEvent,
  name: WithdrawalName,
): Posting[] {
  switch (event.kind) {
    case 'REVIEW_BEGAN':
    case 'APPROVED_BY':
    case 'APPROVED':
      return [];
    case 'REJECTED':
    case 'CANCELLED':
      return withdrawalPutBackPostings({ amount: payout.amount, ...name });
    case 'TRANSFERRED':
      return withdrawalPaidPostings({ holder: name.holder, subject: name.subject, payout });
    default:
      return never(event);
  }
}
