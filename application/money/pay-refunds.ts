import { PayoutDesk, type RefundMarked, type RefundToPay } from '#application/money/ports/payout-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { type BatchTitles, transferBatch } from './transfer-batch.ts';

type RefundTitles = BatchTitles & Readonly<Record<'order' | 'event', string>>;

export type PayRefunds = Pick<
  PayoutDesk,
  'page' | 'confirm' | 'fail' | 'closeDispute' | 'disputes' | 'settleDispute'
> & {
  /** Marks those with an account. */
  readonly markSent: (refunds: readonly RefundToPay[]) => Promise<Result<readonly RefundMarked[], Refusal>>;
  /** A CSV file for the bank, one transfer a line; null: none of them has an account. */
  readonly batchFile: (refunds: readonly RefundToPay[], titles: RefundTitles) => string | null;
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
    disputes: () => desk.disputes(),
    settleDispute: (dispute, outcome, note) => desk.settleDispute(dispute, outcome, note.trim()),
    closeDispute: (id, outcome, note) => desk.closeDispute(id, outcome, note.trim()),
    batchFile: (refunds, titles) => {
      const transfers = refunds.flatMap(({ account, amount, transferCode: message, orderNumber, eventName }) =>
        account === null ? [] : [{ ...account, bank: account.bankName, amount, message, orderNumber, eventName }],
      );
      return transferBatch(transfers, titles, [
        { title: titles.order, cell: ({ orderNumber }) => orderNumber },
        { title: titles.event, cell: ({ eventName }) => eventName },
      ]);
    },
  }),
);
