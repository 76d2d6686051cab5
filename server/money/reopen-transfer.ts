import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { mayBeReopened } from '#domain/money/bank-transfer/transfer-state.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { type StoredTransfer, TransferInbox } from '#server/money/ports/transfer-inbox.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';

/** For money that was closed as nobody's and is somebody's: it waits for review again. Audited. */
export type ReopenTransfer = (given: {
  readonly incomingTransferId: string;
  readonly by: AccountId;
}) => Promise<Result<StoredTransfer, Refusal>>;

export const ReopenTransfer = defineUseCase(
  'ReopenTransfer',
  { inbox: TransferInbox, transact: Transact, audit: AuditLog, clock: Clock },
  ({ inbox, transact, audit, clock }): ReopenTransfer =>
    async ({ incomingTransferId, by }) => {
      const stored = await inbox.find(incomingTransferId);
      if (stored === null) return refused({ code: 'NOT_FOUND' });
      const { direction, state } = stored;
      if (state === null || !mayBeReopened({ state, direction })) return refused({ code: 'TRANSFER_ALREADY_MATCHED' });
      const reopened = await transact.transaction(async (tx) => {
        if (!(await inbox.reopen(tx, incomingTransferId, by, clock.now()))) return false;
        await audit.record(tx, {
          act: 'transfer.reopened',
          subject: `transfer:${incomingTransferId}`,
          eventId: null,
          actor: by,
          facts: { amount: stored.amount },
        });
        return true;
      });
      if (!reopened) return refused({ code: 'TRANSFER_ALREADY_MATCHED' });
      const after = await inbox.find(incomingTransferId);
      return after === null ? refused({ code: 'NOT_FOUND' }) : ok(after);
    },
);
