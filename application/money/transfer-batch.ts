import { type CsvColumn, writeCsv } from '#domain/kernel/csv/write-csv.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';

type BatchTransfer = {
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
  readonly amount: Dong;
  readonly message: string;
};

export type BatchTitles = Readonly<Record<keyof BatchTransfer, string>>;

/** A CSV file for the bank, one transfer a line, with columns for people after the bank's; null: nothing to pay. */
export function transferBatch<Transfer extends BatchTransfer>(
  transfers: readonly Transfer[],
  titles: BatchTitles,
  more: readonly CsvColumn<Transfer>[],
): string | null {
  const file = writeCsv<Transfer>(
    [
      { title: titles.bank, cell: ({ bank }) => bank },
      { title: titles.number, cell: ({ number }) => number },
      { title: titles.holder, cell: ({ holder }) => holder },
      { title: titles.amount, cell: ({ amount }) => amount },
      { title: titles.message, cell: ({ message }) => message },
      ...more,
    ],
    transfers,
  );
  return file.ok ? file.value : null;
}
