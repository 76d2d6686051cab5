import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { PayoutProblem } from '#domain/money/payout-problem.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { type RefundId, RefundPayouts } from '#server/money/ports/refund-payouts.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { AnnounceRefunds } from '#server/sale/announce-refunds.ts';
import { MoveRefund } from '#server/sale/move-refund.ts';
import { mustMove } from './must-move.ts';

/** Where no feed reports it. The same reference again changes nothing. */
export type ConfirmRefund = (
  refund: RefundId & { readonly reference: string; readonly by: AccountId },
) => Promise<Result<null, Refusal>>;

const problem = (because: PayoutProblem) => refused({ code: 'PAYOUT_REFUSED', because } as const);

export const ConfirmRefund = defineUseCase(
  'ConfirmRefund',
  { payouts: RefundPayouts, move: MoveRefund, announce: AnnounceRefunds, transact: Transact, clock: Clock },
  ({ payouts, move, announce, transact, clock }): ConfirmRefund =>
    async ({ reference, by, ...refund }) => {
      const confirmed = await transact.transaction(async (tx) => {
        const locked = await payouts.lock(tx, refund);
        if (locked === null) return refused({ code: 'NOT_FOUND' } as const);
        if (locked.paidWith !== null) return locked.paidWith === reference ? ok(null) : problem('ALREADY_PAID');
        if (locked.status !== 'SENT') return problem('NOT_SENT');
        await payouts.paid(tx, refund, { reference, incomingTransferId: null, by, at: clock.now() });
        return ok(await mustMove(move, tx, { ...refund, by, step: 'CONFIRM' }));
      });
      if (!confirmed.ok) return confirmed;
      if (confirmed.value !== null) announce(refund.eventId, [confirmed.value]);
      return ok(null);
    },
);
