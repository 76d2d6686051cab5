import { defineUseCase } from '#domain/kernel/use-case.ts';
import { classifyTransfer } from '#domain/money/bank-transfer/classify-transfer.ts';
import { countsAsMoney, needsHandling } from '#domain/money/bank-transfer/feed-role.ts';
import { transferCodeCandidates } from '#domain/money/bank-transfer/match-transfer.ts';
import { needsReview, type TransferState } from '#domain/money/bank-transfer/transfer-state.ts';
import { AuthoritativeFeed } from '#server/money/ports/authoritative-feed.ts';
import { BankAccount } from '#server/money/ports/bank-account.ts';
import type { FeedTransfer } from '#server/money/ports/bank-feed.ts';
import { type StoredTransfer, TransferInbox, TransferReportedTwice } from '#server/money/ports/transfer-inbox.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { ProcessOutgoing } from './process-outgoing.ts';
import { SettlePayment } from './settle-payment.ts';

/** A repeated report changes nothing. Rejects only if the transfer could not be stored; settling is retried. */
export type ReceiveTransfer = (transfer: FeedTransfer) => Promise<StoredTransfer>;

/** Leaves it to a person if it cannot be settled. */
export type ProcessTransfer = (stored: StoredTransfer) => Promise<void>;

export const ProcessTransfer = defineUseCase(
  'ProcessTransfer',
  {
    inbox: TransferInbox,
    settle: SettlePayment,
    outgoing: ProcessOutgoing,
    bank: BankAccount,
    clock: Clock,
    authoritative: AuthoritativeFeed,
  },
  (deps): ProcessTransfer =>
    async (stored) => {
      if (stored.direction === 'out') return deps.outgoing(stored);
      const note = (state: TransferState) => deps.inbox.note(stored, state, deps.clock.now());
      if (stored.state !== null && !needsReview(stored.state)) return note(stored.state);
      const owners = await deps.inbox.owners(transferCodeCandidates(stored));
      const attention = classifyTransfer(
        stored,
        deps.bank.account,
        owners.map((owner) => owner.transferCode),
      );
      switch (attention.kind) {
        case 'IGNORED':
          return note('IGNORED');
        case 'UNKNOWN':
        case 'AMBIGUOUS':
          return note(stored.resembles === null ? attention.kind : 'AMBIGUOUS');
        case 'MATCHED': {
          if (stored.resembles !== null || !countsAsMoney(stored.reportedBy, deps.authoritative))
            return note('AMBIGUOUS');
          const owner = owners.find((each) => each.transferCode === attention.code);
          if (owner === undefined) return note('UNKNOWN');
          const settled = await deps.settle({ stored, owner, decidedBy: null }).catch((error: unknown) => {
            if (error instanceof TransferReportedTwice) return null;
            throw error;
          });
          if (settled === null) return note('AMBIGUOUS');
          if (settled.ok) return;
          // The code belongs to no payment, so a person has to look.
          if (settled.refusal.code === 'TRANSFER_CODE_UNKNOWN') return note('UNKNOWN');
          throw new Error(`Transfer ${stored.incomingTransferId} was not settled: ${settled.refusal.code}`);
        }
      }
    },
);

export const ReceiveTransfer = defineUseCase(
  'ReceiveTransfer',
  {
    inbox: TransferInbox,
    processTransfer: ProcessTransfer,
    newId: NewId,
    clock: Clock,
    authoritative: AuthoritativeFeed,
    log: Log,
  },
  (deps): ReceiveTransfer =>
    async (transfer) => {
      const stored = await deps.inbox.store(transfer, deps.newId.newId(), deps.clock.now());
      if (needsHandling(stored.state, countsAsMoney(stored.reportedBy, deps.authoritative)))
        await deps
          .processTransfer(stored)
          .catch((error: unknown) => deps.log.error(error, 'a stored transfer was not dealt with yet'));
      return stored;
    },
);
