import { defineUseCase } from '#domain/kernel/use-case.ts';
import { countsAsMoney } from '#domain/money/bank-transfer/feed-role.ts';
import { transferCodeCandidates } from '#domain/money/bank-transfer/match-transfer.ts';
import { classifyOutgoing, type PayableRefund } from '#domain/money/bank-transfer/outgoing-transfer.ts';
import { needsReview, type TransferState } from '#domain/money/bank-transfer/transfer-state.ts';
import { AuthoritativeFeed } from '#server/money/ports/authoritative-feed.ts';
import { BankAccount } from '#server/money/ports/bank-account.ts';
import { RefundPayouts } from '#server/money/ports/refund-payouts.ts';
import { type StoredTransfer, TransferInbox } from '#server/money/ports/transfer-inbox.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { MoveWithdrawal } from '#server/programme/move-withdrawal.ts';
import { WithdrawalBook, type WithdrawalRow } from '#server/programme/ports/withdrawal-book.ts';
import { SettleOutgoing } from './settle-outgoing.ts';

/** Confirms what the message names, or asks a person. */
export type ProcessOutgoing = (stored: StoredTransfer) => Promise<void>;

type ProcessOutgoingDeps = {
  readonly inbox: Pick<TransferInbox, 'note'>;
  readonly payouts: Pick<RefundPayouts, 'byCodes'>;
  readonly settle: SettleOutgoing;
  readonly withdrawals: Pick<WithdrawalBook, 'byCodes'>;
  readonly moveWithdrawal: MoveWithdrawal;
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
    withdrawals: WithdrawalBook,
    moveWithdrawal: MoveWithdrawal,
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
      const codes = transferCodeCandidates(stored);
      const refunds = await deps.payouts.byCodes(codes);
      const withdrawals = refunds.length === 0 ? await deps.withdrawals.byCodes(codes) : [];
      if (withdrawals.length > 0) return note(await confirmWithdrawal(deps, stored, withdrawals));
      const outgoing = classifyOutgoing(stored, deps.bank.account, refunds);
      switch (outgoing.kind) {
        case 'IGNORED':
        case 'UNKNOWN':
        case 'AMBIGUOUS':
          return note(outgoing.kind);
        case 'REFUND_AMOUNT':
        case 'REFUND_SECOND':
        case 'REFUND_PAID': {
          if (!countsAsMoney(stored.reportedBy, deps.authoritative)) return note('AMBIGUOUS');
          const refund = refunds.find(({ transferCode }) => transferCode === outgoing.code);
          if (refund === undefined) return note('UNKNOWN');
          await deps.settle({ stored, refund, decidedBy: null });
        }
      }
    },
);

const payable = ({ transferCode, withdrawal }: WithdrawalRow): PayableRefund => ({
  transferCode,
  amount: withdrawal.payout.total,
  paidWith: withdrawal.status === 'TRANSFERRED' ? withdrawal.bankReference : null,
});

/** A wrong amount, a second transfer and a repeated notice are a person's task. */
async function confirmWithdrawal(
  { bank, authoritative, moveWithdrawal }: ProcessOutgoingDeps,
  stored: StoredTransfer,
  withdrawals: readonly WithdrawalRow[],
): Promise<TransferState> {
  const outgoing = classifyOutgoing(stored, bank.account, withdrawals.map(payable));
  if (outgoing.kind === 'IGNORED') return 'IGNORED';
  if (outgoing.kind !== 'REFUND_PAID') return 'UNKNOWN';
  if (!countsAsMoney(stored.reportedBy, authoritative) || stored.resembles !== null) return 'AMBIGUOUS';
  const paid = withdrawals.find(({ transferCode }) => transferCode === outgoing.code);
  if (paid === undefined) return 'UNKNOWN';
  if (paid.withdrawal.status === 'TRANSFERRED') return 'WITHDRAWAL_PAID';
  const command = { kind: 'CONFIRM_TRANSFER', bankReference: stored.bankReference } as const;
  const moved = await moveWithdrawal(paid.withdrawalId, command, null);
  return moved.ok ? 'WITHDRAWAL_PAID' : 'UNKNOWN';
}
