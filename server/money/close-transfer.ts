import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { needsReview } from '#domain/money/bank-transfer/transfer-state.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { RefundPayouts } from '#server/money/ports/refund-payouts.ts';
import { type StoredTransfer, TransferInbox } from '#server/money/ports/transfer-inbox.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';

/** For a transfer settled outside, such as one paid twice and returned, and for money that is for no order. Audited. */
export type CloseTransfer = (given: {
  readonly incomingTransferId: string;
  readonly because: string;
  readonly by: AccountId;
}) => Promise<Result<StoredTransfer, Refusal>>;

export const CloseTransfer = defineUseCase(
  'CloseTransfer',
  { inbox: TransferInbox, payouts: RefundPayouts, transact: Transact, audit: AuditLog, clock: Clock },
  ({ inbox, payouts, transact, audit, clock }): CloseTransfer =>
    async ({ incomingTransferId, because, by }) => {
      const stored = await inbox.find(incomingTransferId);
      if (stored === null) return refused({ code: 'NOT_FOUND' });
      const { state } = stored;
      if (state === null || !needsReview(state)) return refused({ code: 'TRANSFER_ALREADY_MATCHED' });
      const closed = await transact.transaction(async (tx) => {
        const written = await payouts.settle(tx, {
          incomingTransferId,
          state: 'CLOSED',
          refund: null,
          decidedBy: by,
          closedBecause: because,
          at: clock.now(),
        });
        if (!written) return false;
        await audit.record(tx, {
          act: 'transfer.closed',
          subject: `transfer:${incomingTransferId}`,
          eventId: null,
          actor: by,
          facts: { amount: stored.amount, before: state },
        });
        return true;
      });
      if (!closed) return refused({ code: 'TRANSFER_ALREADY_MATCHED' });
      const after = await inbox.find(incomingTransferId);
      return after === null ? refused({ code: 'NOT_FOUND' }) : ok(after);
    },
);
