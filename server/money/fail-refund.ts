import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { PayoutProblem } from '#domain/money/payout-problem.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { isUnpaid } from '#domain/sale/refund/disputed-refund.ts';
import { GatewayRefunds } from '#server/money/ports/gateway-refunds.ts';
import { type RefundId, RefundPayouts } from '#server/money/ports/refund-payouts.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { AnnounceRefunds } from '#server/sale/announce-refunds.ts';
import { MoveRefund } from '#server/sale/move-refund.ts';
import { mustMove } from './must-move.ts';

/**
 * `askAgain`: the account was wrong, and the buyer is asked for another. Failing it again changes nothing. What a
 * gateway does not pay back is paid by transfer from then on.
 */
export type FailRefund = (
  refund: RefundId & { readonly because: string; readonly askAgain: boolean; readonly by: AccountId },
) => Promise<Result<null, Refusal>>;

const problem = (because: PayoutProblem) => refused({ code: 'PAYOUT_REFUSED', because } as const);

export const FailRefund = defineUseCase(
  'FailRefund',
  {
    payouts: RefundPayouts,
    atGateway: GatewayRefunds,
    move: MoveRefund,
    announce: AnnounceRefunds,
    audit: AuditLog,
    transact: Transact,
    clock: Clock,
  },
  ({ payouts, atGateway, move, announce, audit, transact, clock }): FailRefund =>
    async ({ because, askAgain, by, ...refund }) => {
      const failed = await transact.transaction(async (tx) => {
        const locked = await payouts.lock(tx, refund);
        if (locked === null) return refused({ code: 'NOT_FOUND' } as const);
        if (locked.status === 'FAILED') return ok(null);
        if (locked.heldBy !== null && isUnpaid(locked.status)) return problem('DISPUTED');
        if (locked.byProvider && locked.status === 'DECIDED') {
          // Nothing was asked of the gateway yet.
          await atGateway.write(tx, refund, { state: 'REFUSED', number: null, code: null, at: clock.now() });
          await atGateway.route(tx, refund, false);
          await audit.record(tx, {
            act: 'refund.rerouted',
            subject: `refund:${refund.refundId}`,
            eventId: refund.eventId,
            actor: by,
            facts: { because },
          });
          return ok(null);
        }
        if (locked.status !== 'SENT') return problem(locked.status === 'CONFIRMED' ? 'ALREADY_PAID' : 'NOT_SENT');
        if (askAgain && !locked.byProvider) await payouts.setAccount(tx, refund, null, clock.now());
        const tell = !askAgain && !locked.byProvider;
        const answer = await mustMove(move, tx, { ...refund, by, step: 'FAIL', because, tell });
        // What it still reports is recorded, and nothing more is asked of it.
        if (locked.byProvider) await atGateway.route(tx, refund, false);
        return ok(answer);
      });
      if (!failed.ok) return failed;
      if (failed.value !== null) announce(refund.eventId, [failed.value]);
      return ok(null);
    },
);
