import { type BatchTitles, transferBatch } from '#application/money/transfer-batch.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { WithdrawalDesk, type WithdrawalToPay } from './ports/withdrawal-desk.ts';

type WithdrawalTitles = BatchTitles & Readonly<Record<'name' | 'email', string>>;

/** [D6] */
export type DecidePayouts = WithdrawalDesk & {
  /** A CSV file for the bank, of those that `mayBePaid`; null: there are none. */
  readonly batchFile: (withdrawals: readonly WithdrawalToPay[], titles: WithdrawalTitles) => string | null;
};

/** Two people approved it, and its account is not suspended. */
export const mayBePaid = ({ status, requesterSuspended }: WithdrawalToPay): boolean =>
  status === 'APPROVED' && !requesterSuspended;

export const DecidePayouts = defineUseCase(
  'DecidePayouts',
  { desk: WithdrawalDesk },
  ({ desk }): DecidePayouts => ({
    ...desk,
    reject: (id, reason) => desk.reject(id, reason.trim()),
    confirm: (id, reference) => desk.confirm(id, reference.trim()),
    giveBack: (id, reason) => desk.giveBack(id, reason.trim()),
    rejectCard: (accountId, reason) => desk.rejectCard(accountId, reason.trim()),
    batchFile: (withdrawals, titles) =>
      transferBatch(
        withdrawals
          .filter(mayBePaid)
          .map(({ total: amount, transferCode: message, ...withdrawal }) => ({ ...withdrawal, amount, message })),
        titles,
        [
          { title: titles.name, cell: ({ name }) => name },
          { title: titles.email, cell: ({ email }) => email },
        ],
      ),
  }),
);
