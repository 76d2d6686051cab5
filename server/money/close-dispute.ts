import { minus, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { returnedByDispute, wonBack } from '#domain/sale/refund/disputed-refund.ts';
import { CardDisputes, type ClosedDispute, type DisputeId } from '#server/money/ports/card-disputes.ts';
import { GatewayRefunds } from '#server/money/ports/gateway-refunds.ts';
import { RefundPayouts } from '#server/money/ports/refund-payouts.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { AnnounceRefunds } from '#server/sale/announce-refunds.ts';
import { MoveRefund } from '#server/sale/move-refund.ts';
import type { RefundAnswer } from '#server/sale/refund-decision.ts';
import { mustMove } from './must-move.ts';

/**
 * Won: its refunds are paid as they would have been. Lost: the buyer has their money, so they are confirmed and nobody
 * pays them. Repeating it changes nothing; another outcome than before is for a person. `named`: the refund that a
 * person says it returned, where the dispute does not cover all of them.
 */
export type CloseDispute = (
  dispute: DisputeId,
  closed: {
    readonly state: ClosedDispute;
    readonly named: string | null;
    readonly note: string;
    /** null: the card provider reported it. */
    readonly by: AccountId | null;
  },
) => Promise<Result<null, RefusalOf<'NOT_FOUND' | 'PAYOUT_REFUSED'>>>;

export const CloseDispute = defineUseCase(
  'CloseDispute',
  {
    disputes: CardDisputes,
    payouts: RefundPayouts,
    atGateway: GatewayRefunds,
    move: MoveRefund,
    announce: AnnounceRefunds,
    audit: AuditLog,
    transact: Transact,
    clock: Clock,
  },
  ({ disputes, payouts, atGateway, move, announce, audit, transact, clock }): CloseDispute => {
    type Unpaid = Awaited<ReturnType<CardDisputes['unpaid']>>[number];

    /** The bank's money came from the card provider's, whichever way the refund was to go. */
    async function confirm(tx: Transaction, { eventId, refundId, byProvider }: Unpaid, reference: string) {
      const refund = { eventId, refundId };
      const at = clock.now();
      const known = await atGateway.lock(tx, refund);
      if (known?.state === 'DUE')
        await atGateway.write(tx, refund, { state: 'REFUSED', number: null, code: reference, at });
      if (!byProvider) await atGateway.route(tx, refund, true);
      await mustMove(move, tx, { ...refund, by: null, step: 'SEND' });
      await payouts.paid(tx, refund, { reference, incomingTransferId: null, by: null, at });
      return mustMove(move, tx, { ...refund, by: null, step: 'CONFIRM', quietly: true });
    }

    return async ({ eventId, disputeId }, { state, named, note, by }) => {
      const answers: RefundAnswer[] = [];
      const closed = await transact.transaction(async (tx): ReturnType<CloseDispute> => {
        answers.length = 0;
        const known = await disputes.lock(tx, { eventId, disputeId });
        if (known === null) return refused({ code: 'NOT_FOUND' });
        // A person may release refunds that a lost dispute did not return.
        const released = by !== null && known.state === 'LOST' && state === 'WON';
        if (known.state !== 'OPEN' && known.state !== state && !released)
          return refused({ code: 'PAYOUT_REFUSED', because: 'DISPUTE_CLOSED' });
        const dispute = released ? { ...known, ofRefunds: ZERO } : { ...known, state };
        const returned = returnedByDispute(dispute, await disputes.unpaid(tx, dispute), named);
        for (const refund of returned) answers.push(await confirm(tx, refund, disputeId));
        const ofRefunds = minus(dispute.ofRefunds, sum(returned.map(({ amount }) => amount)));
        if (known.state === state && returned.length === 0) return ok(null);
        const at = clock.now();
        // Of a part that is won, nobody has to find its tickets any more.
        if (state === 'WON' && known.task === 'PART') await disputes.handled(tx, dispute, { at, by, note });
        const task = state === 'WON' && wonBack(dispute) > ZERO ? 'WON' : null;
        await disputes.save(tx, { ...dispute, ofRefunds, task }, { at, by });
        await audit.record(tx, {
          act: 'refund.dispute-closed',
          subject: `payment:${dispute.paymentId}`,
          eventId,
          actor: by,
          facts: { disputeId, state: released ? 'RELEASED' : state, returned: returned.length, note },
        });
        return ok(null);
      });
      if (closed.ok) announce(eventId, answers);
      return closed;
    };
  },
);
