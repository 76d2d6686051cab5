import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { placeProblem } from '#domain/money/bank-transfer/classify-transfer.ts';
import { normaliseForMatching } from '#domain/money/bank-transfer/match-transfer.ts';
import { mayBeMatched } from '#domain/money/bank-transfer/transfer-state.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { BankAccount } from '#server/money/ports/bank-account.ts';
import { RefundPayouts } from '#server/money/ports/refund-payouts.ts';
import { type StoredTransfer, TransferInbox, TransferTaken } from '#server/money/ports/transfer-inbox.ts';
import { SettleOutgoing } from './settle-outgoing.ts';
import { SettlePayment } from './settle-payment.ts';

/** Audited. Refused with NOT_FOUND, TRANSFER_CODE_UNKNOWN, TRANSFER_ALREADY_MATCHED and PAYOUT_REFUSED. */
export type MatchTransferByHand = (given: {
  readonly incomingTransferId: string;
  readonly transferCode: string;
  readonly by: AccountId;
}) => Promise<Result<StoredTransfer, Refusal>>;

type MatchTransferDeps = {
  readonly inbox: TransferInbox;
  readonly settle: SettlePayment;
  readonly settleOutgoing: SettleOutgoing;
  readonly payouts: Pick<RefundPayouts, 'byCodes'>;
  readonly bank: Pick<BankAccount, 'account'>;
};

export const MatchTransferByHand = defineUseCase(
  'MatchTransferByHand',
  {
    inbox: TransferInbox,
    settle: SettlePayment,
    settleOutgoing: SettleOutgoing,
    payouts: RefundPayouts,
    bank: BankAccount,
  },
  (deps: MatchTransferDeps): MatchTransferByHand => {
    /** null: no code of ours. */
    const settle = async (stored: StoredTransfer, code: string, by: AccountId) => {
      if (stored.direction === 'out') {
        const [refund] = await deps.payouts.byCodes([code]);
        return refund === undefined ? null : deps.settleOutgoing({ stored, refund, decidedBy: by });
      }
      const [owner] = await deps.inbox.owners([code]);
      return owner === undefined ? null : deps.settle({ stored, owner, decidedBy: by });
    };
    return async ({ incomingTransferId, transferCode, by }) => {
      const stored = await deps.inbox.find(incomingTransferId);
      if (stored === null) return refused({ code: 'NOT_FOUND' });
      if (stored.state !== null && !mayBeMatched(stored.state)) return refused({ code: 'TRANSFER_ALREADY_MATCHED' });
      // Money on another account pays for nothing.
      if (placeProblem(stored, deps.bank.account) !== null) return refused({ code: 'TRANSFER_ALREADY_MATCHED' });
      try {
        const settled = await settle(stored, normaliseForMatching(transferCode), by);
        if (settled === null) return refused({ code: 'TRANSFER_CODE_UNKNOWN' });
        if (!settled.ok) return settled;
      } catch (error) {
        if (error instanceof TransferTaken) return refused({ code: 'TRANSFER_ALREADY_MATCHED' });
        throw error;
      }
      const after = await deps.inbox.find(incomingTransferId);
      return after === null ? refused({ code: 'NOT_FOUND' }) : ok(after);
    };
  },
);
