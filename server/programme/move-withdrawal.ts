import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { bookOf } from '#domain/ledger/publisher-earnings.ts';
import { withdrawalEventPostings } from '#domain/ledger/withdrawal-postings.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { debtOf } from '#domain/programme/wallet.ts';
import {
  decideWithdrawal,
  evolveWithdrawal,
  type Withdrawal,
  type WithdrawalCommand,
} from '#domain/programme/withdrawal.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { Ledger } from '#server/ledger/ports/ledger.ts';
import { Suspensions } from '#server/people/ports/suspensions.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { Wallets } from './ports/wallets.ts';
import { publisherOf, WithdrawalBook, type WithdrawalRow } from './ports/withdrawal-book.ts';
import { ReadEarnings } from './read-earnings.ts';

export type WithdrawalMove = Exclude<WithdrawalCommand, { readonly kind: 'REVIEW' }>;

/** NOT_FOUND also for another account's where its owner cancels. `by` null: the bank's notice. [S4-53] [D6] */
export type MoveWithdrawal = (
  withdrawalId: string,
  command: WithdrawalMove,
  by: AccountId | null,
) => Promise<Result<WithdrawalRow, RefusalOf<'NOT_FOUND'> | RefusalOf<'WITHDRAWAL_STAYS'>>>;

const ACTS = {
  APPROVE: 'withdrawal.approved',
  REJECT: 'withdrawal.rejected',
  CANCEL: 'withdrawal.cancelled',
  CONFIRM_TRANSFER: 'withdrawal.transferred',
  BANK_RETURNED: 'withdrawal.returned',
} as const satisfies Readonly<Record<WithdrawalMove['kind'], `${string}.${string}`>>;

export const MoveWithdrawal = defineUseCase(
  'MoveWithdrawal',
  {
    book: WithdrawalBook,
    wallets: Wallets,
    earnings: ReadEarnings,
    ledger: Ledger,
    suspensions: Suspensions,
    audit: AuditLog,
    transact: Transact,
    clock: Clock,
  },
  ({ book, wallets, earnings, ledger, suspensions, audit, transact, clock }): MoveWithdrawal => {
    async function isOwing(tx: Transaction, row: WithdrawalRow): Promise<boolean> {
      if (row.source === 'balance')
        return debtOf((await wallets.holdings(row.withdrawal.requestedBy, tx)).wallet) !== null;
      const { balance, takenBack } = await earnings(publisherOf(row), tx);
      return balance < takenBack;
    }

    return (withdrawalId, wanted, by) =>
      transact.transaction(async (tx): ReturnType<MoveWithdrawal> => {
        const row = await book.open(tx, withdrawalId);
        if (row === null) return refused({ code: 'NOT_FOUND' });
        const { requestedBy } = row.withdrawal;
        const command: WithdrawalMove =
          wanted.kind === 'APPROVE' || (wanted.kind === 'CONFIRM_TRANSFER' && by !== null)
            ? {
                ...wanted,
                requesterSuspended: await suspensions.isSuspended(tx, requestedBy),
                owing: await isOwing(tx, row),
              }
            : wanted;
        if (command.kind === 'CANCEL' && requestedBy !== by) return refused({ code: 'NOT_FOUND' });
        if (command.kind !== 'CANCEL' && requestedBy === by)
          return refused({ code: 'WITHDRAWAL_STAYS', because: 'OWN_WITHDRAWAL' });
        const before = reviewed(row.withdrawal, command);
        const decided = decideWithdrawal(before, command);
        if (!decided.ok) return refused({ code: 'WITHDRAWAL_STAYS', because: decided.refusal.code });
        const now = clock.now();
        const name = { holder: bookOf(publisherOf(row)), subject: withdrawalId, from: row.source };
        let withdrawal = before;
        let { approvers } = row;
        for (const event of decided.value) {
          await ledger.book(tx, withdrawalEventPostings(withdrawal, event, name), now);
          withdrawal = evolveWithdrawal(withdrawal, event);
          if (event.kind === 'APPROVED_BY') approvers = [...approvers, event.by];
        }
        const next = { ...row, withdrawal, approvers, updatedAt: now };
        await book.save(tx, next);
        await audit.record(tx, {
          act: ACTS[command.kind],
          subject: `withdrawal:${withdrawalId}`,
          eventId: null,
          actor: by,
          facts: { status: withdrawal.status, amount: withdrawal.payout.amount, total: withdrawal.payout.total },
        });
        return ok(next);
      });
  },
);

function reviewed(withdrawal: Withdrawal, { kind }: WithdrawalMove): Withdrawal {
  if (withdrawal.status !== 'SUBMITTED' || (kind !== 'APPROVE' && kind !== 'REJECT')) return withdrawal;
  const begun = decideWithdrawal(withdrawal, { kind: 'REVIEW' });
  return begun.ok ? begun.value.reduce(evolveWithdrawal, withdrawal) : withdrawal;
}
