import { defineUseCase } from '#domain/kernel/use-case.ts';
import { countsAsMoney } from '#domain/money/bank-transfer/feed-role.ts';
import { transferCodeCandidates } from '#domain/money/bank-transfer/match-transfer.ts';
import { classifyOutgoing } from '#domain/money/bank-transfer/outgoing-transfer.ts';
import { needsReview, type TransferState } from '#domain/money/bank-transfer/transfer-state.ts';
import { AuthoritativeFeed } from '#server/money/ports/authoritative-feed.ts';
import { BankAccount } from '#server/money/ports/bank-account.ts';
import { RefundPayouts } from '#server/money/ports/refund-payouts.ts';
import { type StoredTransfer, TransferInbox } from '#server/money/ports/transfer-inbox.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { SettleOutgoing } from './settle-outgoing.ts';

/** Compares money that left our account with the refund that its message names: confirms it, or asks a person. */
export type ProcessOutgoing = (stored: StoredTransfer) => Promise<void>;

type ProcessOutgoingDeps = {
  readonly inbox: Pick<TransferInbox, 'note'>;
  readonly payouts: Pick<RefundPayouts, 'byCodes'>;
  readonly settle: SettleOutgoing;
  readonly bank: Pick<BankAccount, 'account'>;
  readonly authoritative: AuthoritativeFeed;
  readonly clock: Clock;
};

export const ProcessOutgoing = defineUseCase(
  'ProcessOutgoing',
  {
    inbox: TransferInbox,
    payouts: RefundPayouts,
    settle: SettleOutgoing,
    bank: BankAccount,
    authoritative: AuthoritativeFeed,
    clock: Clock,
  },
  (deps: ProcessOutgoingDeps): ProcessOutgoing =>
    async (stored) => {
      const note = (state: TransferState) => deps.inbox.note(stored, state, deps.clock.now());
      // A wrong or second payment is with a person.
      const { state } = stored;
      if (state !== null && (!needsReview(state) || state === 'REFUND_AMOUNT' || state === 'REFUND_SECOND'))
        return note(state);
      const refunds = await deps.payouts.byCodes(transferCodeCandidates(stored));
      const outgoing = classifyOutgoing(stored, deps.bank.account, refunds);
      switch (outgoing.kind) {
        case 'IGNORED':
        case 'UNKNOWN':
        case 'AMBIGUOUS':
          return note(outgoing.kind);
        case 'REFUND_AMOUNT':
        case 'REFUND_SECOND':
        case 'REFUND_PAID': {
          if (!countsAsMoney(stored.toldBy, deps.authoritative)) return note('AMBIGUOUS');
          const refund = refunds.find(({ transferCode }) => transferCode === outgoing.code);
          if (refund === undefined) return note('UNKNOWN');
          await deps.settle({ stored, refund, decidedBy: null });
        }
      }
    },
);
