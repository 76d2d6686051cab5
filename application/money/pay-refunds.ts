import { PayoutDesk, type RefundMarked, type RefundToPay } from '#application/money/ports/payout-desk.ts';
import { writeCsv } from '#domain/kernel/csv/write-csv.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

type BatchTitles = Readonly<Record<'bank' | 'number' | 'holder' | 'amount' | 'message' | 'order' | 'event', string>>;

export type PayRefunds = Pick<PayoutDesk, 'page' | 'confirm' | 'fail'> & {
  /** Marks those with an account. */
  readonly markSent: (refunds: readonly RefundToPay[]) => Promise<Result<readonly RefundMarked[], Refusal>>;
  /** A CSV file for the bank, one transfer a line; null: none of them has an account. */
  readonly batchFile: (refunds: readonly RefundToPay[], titles: BatchTitles) => string | null;
};

export const PayRefunds = defineUseCase(
  'PayRefunds',
  { desk: PayoutDesk },
  ({ desk }): PayRefunds => ({
    page: (filter, search, at) => desk.page(filter, search.trim(), at),
    markSent: (refunds) =>
      desk.markSent(
        refunds.flatMap(({ id, account }) => (account === null ? [] : [{ id, accountNamedAt: account.namedAt }])),
      ),
    confirm: (id, reference) => desk.confirm(id, reference.trim()),
    fail: (id, reason, askAgain) => desk.fail(id, reason.trim(), askAgain),
    batchFile: (refunds, titles) => {
      const lines = refunds.flatMap((refund) => (refund.account === null ? [] : [{ ...refund, to: refund.account }]));
      const file = writeCsv(
        [
          { title: titles.bank, cell: ({ to }) => to.bankName },
          { title: titles.number, cell: ({ to }) => to.number },
          { title: titles.holder, cell: ({ to }) => to.holder },
          { title: titles.amount, cell: ({ amount }) => amount },
          { title: titles.message, cell: ({ transferCode }) => transferCode },
          { title: titles.order, cell: ({ orderNumber }) => orderNumber },
          { title: titles.event, cell: ({ eventName }) => eventName },
        ],
        lines,
      );
      return file.ok ? file.value : null;
    },
  }),
);
