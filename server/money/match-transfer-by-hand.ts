import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { ignoreReason } from '#domain/money/bank-transfer/classify-transfer.ts';
import { normaliseForMatching } from '#domain/money/bank-transfer/match-transfer.ts';
import { needsReview } from '#domain/money/bank-transfer/transfer-state.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { BankAccount } from '#server/money/ports/bank-account.ts';
import { type StoredTransfer, TransferInbox, TransferTaken } from '#server/money/ports/transfer-inbox.ts';
import { SettlePayment } from './settle-payment.ts';

/**
 * A person assigns an unmatched transfer to a payment, which is audited. Refused with NOT_FOUND, TRANSFER_CODE_UNKNOWN
 * and TRANSFER_ALREADY_MATCHED.
 */
export type MatchTransferByHand = (given: {
  readonly incomingTransferId: string;
  readonly transferCode: string;
  readonly by: AccountId;
}) => Promise<Result<StoredTransfer, Refusal>>;

export const MatchTransferByHand = defineUseCase(
  'MatchTransferByHand',
  { inbox: TransferInbox, settle: SettlePayment, bank: BankAccount },
  (deps): MatchTransferByHand =>
    async ({ incomingTransferId, transferCode, by }) => {
      const stored = await deps.inbox.find(incomingTransferId);
      if (stored === null) return refused({ code: 'NOT_FOUND' });
      if (stored.state !== null && !needsReview(stored.state)) return refused({ code: 'TRANSFER_ALREADY_MATCHED' });
      // Money that left our account, or came to another one, pays for nothing.
      if (ignoreReason(stored, deps.bank.account) !== null) return refused({ code: 'TRANSFER_ALREADY_MATCHED' });
      const owner = (await deps.inbox.owners([normaliseForMatching(transferCode)]))[0];
      if (owner === undefined) return refused({ code: 'TRANSFER_CODE_UNKNOWN' });
      try {
        const settled = await deps.settle({ stored, owner, decidedBy: by });
        if (!settled.ok) return settled;
      } catch (error) {
        if (error instanceof TransferTaken) return refused({ code: 'TRANSFER_ALREADY_MATCHED' });
        throw error;
      }
      const after = await deps.inbox.find(incomingTransferId);
      return after === null ? refused({ code: 'NOT_FOUND' }) : ok(after);
    },
);
