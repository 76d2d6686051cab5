import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { settleOutgoing } from '#domain/money/bank-transfer/outgoing-transfer.ts';
import type { PayoutProblem } from '#domain/money/payout-problem.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { type Payout, RefundPayouts } from '#server/money/ports/refund-payouts.ts';
import { type StoredTransfer, TransferTaken } from '#server/money/ports/transfer-inbox.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { AnnounceRefunds } from '#server/sale/announce-refunds.ts';
import { MoveRefund } from '#server/sale/move-refund.ts';
import type { RefundAnswer } from '#server/sale/refund-decision.ts';
import { mustMove } from './must-move.ts';

type Outcome = ReturnType<typeof settleOutgoing>;

/** A person's match writes nothing unless it pays. Rejects with TransferTaken if already settled. */
export type SettleOutgoing = (given: {
  readonly stored: StoredTransfer;
  readonly refund: Payout;
  /** The person who matched it; null: its transfer code did. */
  readonly decidedBy: AccountId | null;
}) => Promise<Result<Outcome, RefusalOf<'PAYOUT_REFUSED'>>>;

const PROBLEMS: Readonly<Record<Exclude<Outcome, 'REFUND_PAID'>, PayoutProblem>> = {
  REFUND_AMOUNT: 'OTHER_AMOUNT',
  REFUND_SECOND: 'ALREADY_PAID',
};

export const SettleOutgoing = defineUseCase(
  'SettleOutgoing',
  {
    payouts: RefundPayouts,
    move: MoveRefund,
    announce: AnnounceRefunds,
    transact: Transact,
    audit: AuditLog,
    clock: Clock,
  },
  ({ payouts, move, announce, transact, audit, clock }): SettleOutgoing =>
    async ({ stored, refund, decidedBy }) => {
      const { eventId, refundId } = refund;
      const { incomingTransferId, bankReference: reference } = stored;
      const answers: RefundAnswer[] = [];
      const outcome = await transact.transaction(async (tx): ReturnType<SettleOutgoing> => {
        answers.length = 0;
        const now = clock.now();
        const locked = await payouts.lock(tx, refund);
        if (locked === null) throw new Error(`Refund ${refundId} is gone`);
        // A person alone knows whether a repeated notice is a second transfer, and why a gateway's refund was one.
        const second = locked.byProvider || (stored.resembles !== null && decidedBy === null);
        if (locked.byProvider && decidedBy !== null)
          return refused({ code: 'PAYOUT_REFUSED', because: 'WITH_PROVIDER' });
        const state = second
          ? 'REFUND_SECOND'
          : settleOutgoing(stored, { amount: refund.amount, paidWith: locked.paidWith });
        if (state !== 'REFUND_PAID' && decidedBy !== null)
          return refused({ code: 'PAYOUT_REFUSED', because: PROBLEMS[state] });
        if (state === 'REFUND_PAID' && locked.paidWith === null) {
          await payouts.paid(tx, refund, { reference, incomingTransferId, by: decidedBy, at: now });
          // Paid from the bank's app and not marked: it was sent all the same.
          if (locked.status !== 'SENT')
            answers.push(await mustMove(move, tx, { eventId, refundId, by: decidedBy, step: 'SEND' }));
          answers.push(await mustMove(move, tx, { eventId, refundId, by: decidedBy, step: 'CONFIRM' }));
        }
        const outgoing = { incomingTransferId, state, refund, decidedBy, closedBecause: null, at: now };
        if (!(await payouts.settle(tx, outgoing))) throw new TransferTaken(incomingTransferId);
        if (decidedBy !== null)
          await audit.record(tx, {
            act: 'transfer.matched',
            subject: `transfer:${incomingTransferId}`,
            eventId,
            actor: decidedBy,
            facts: { refundId, amount: stored.amount, outcome: state },
          });
        return ok(state);
      });
      announce(eventId, answers);
      return outcome;
    },
);
