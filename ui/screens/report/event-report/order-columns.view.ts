import type { CsvValue } from '#domain/kernel/csv/csv-cell.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { orderColumns } from '#words/report/report-columns.ts';
import type { OrderRow } from './report-words.view.ts';

export type OrderColumn = {
  readonly field: string;
  readonly title: string;
  readonly width: number;
  readonly right?: true;
  readonly shown: (row: OrderRow) => string;
  /** In a file: amounts are numbers. */
  readonly cell: (row: OrderRow) => CsvValue;
};

const WIDTHS: Readonly<Record<string, number>> = {
  created: 120,
  ordered: 160,
  status: 140,
  paymentStatus: 160,
  ticket: 180,
  quantity: 90,
  paymentId: 200,
};
const RIGHT: ReadonlySet<string> = new Set(['quantity', 'unitPrice', 'discount', 'donation', 'total']);

/** What reports show of each order, as their files do. [S3-68] */
export function useOrderColumns(timezone: string): readonly OrderColumn[] {
  const locale = useLocale();
  return orderColumns(timezone).map(({ field, title, shown, cell }) => ({
    field,
    title: title[locale],
    width: WIDTHS[field] ?? 120,
    ...(RIGHT.has(field) ? { right: true } : {}),
    shown: (row) => shown({ ...row.order, ...row }, locale),
    cell: (row) => cell({ ...row.order, ...row }, locale),
  }));
}
