import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { PayoutProblem } from '#domain/money/payout-problem.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { mayPayOut } from '#domain/sale/refund/payout.ts';
import { type RefundId, RefundPayouts } from '#server/money/ports/refund-payouts.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { AnnounceRefunds } from '#server/sale/announce-refunds.ts';
import { MoveRefund } from '#server/sale/move-refund.ts';
import { mustMove } from './must-move.ts';

/** `accountAt`: when the account that was paid to had been named, as the desk showed it. */
type RefundToSend = RefundId & { readonly accountAt: Instant };

/** PAYOUT_REFUSED: a colleague was first, or the buyer changed the account. Repeating one's own changes nothing. */
export type SendRefunds = (
  refunds: readonly RefundToSend[],
  by: AccountId,
) => Promise<readonly (RefundId & { readonly result: Result<null, Refusal> })[]>;

const problem = (because: PayoutProblem) => refused({ code: 'PAYOUT_REFUSED', because } as const);

export const SendRefunds = defineUseCase(
  'SendRefunds',
  { payouts: RefundPayouts, move: MoveRefund, announce: AnnounceRefunds, transact: Transact },
  ({ payouts, move, announce, transact }): SendRefunds => {
    const sendOne = async ({ accountAt, ...refund }: RefundToSend, by: AccountId): Promise<Result<null, Refusal>> => {
      const sent = await transact.transaction(async (tx) => {
        const locked = await payouts.lock(tx, refund);
        if (locked === null) return refused({ code: 'NOT_FOUND' } as const);
        if (locked.status === 'CONFIRMED') return problem('ALREADY_PAID');
        if (locked.byProvider) return problem('WITH_PROVIDER');
        if (locked.status === 'SENT') return locked.sentBy === by ? ok(null) : problem('ALREADY_SENT');
        if (locked.heldBy !== null) return problem('DISPUTED');
        if (!mayPayOut(locked)) return problem('NO_ACCOUNT');
        if (locked.accountAt !== accountAt) return problem('ACCOUNT_CHANGED');
        return ok(await mustMove(move, tx, { ...refund, by, step: 'SEND' }));
      });
      if (!sent.ok) return sent;
      if (sent.value !== null) announce(refund.eventId, [sent.value]);
      return ok(null);
    };
    return async (refunds, by) => {
      const results: Awaited<ReturnType<SendRefunds>>[number][] = [];
      for (const refund of refunds)
        results.push({ eventId: refund.eventId, refundId: refund.refundId, result: await sendOne(refund, by) });
      return results;
    };
  },
);
