import { useLingui } from '@lingui/react/macro';
import type { CsvValue } from '#domain/kernel/csv/csv-cell.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showDate, showMoment } from '#words/platform/money-and-dates.ts';
import { type OrderRow, orderStatus, paymentStatus } from './report-words.view.ts';

export type OrderColumn = {
  readonly field: string;
  readonly title: string;
  readonly width: number;
  readonly right?: true;
  readonly shown: (row: OrderRow) => string;
  /** In a file: amounts are numbers. */
  readonly cell: (row: OrderRow) => CsvValue;
};

/** What reports show of each order. [S3-68] */
export function useOrderColumns(timezone: string): readonly OrderColumn[] {
  const { t } = useLingui();
  const locale = useLocale();
  const text = (field: string, title: string, width: number, shown: (row: OrderRow) => string): OrderColumn => ({
    field,
    title,
    width,
    shown,
    cell: shown,
  });
  const money = (field: string, title: string, value: (row: OrderRow) => Dong): OrderColumn => ({
    field,
    title,
    width: 120,
    right: true,
    shown: (row) => showMoney(value(row), locale),
    cell: value,
  });
  return [
    text('order', t`Order ID`, 120, ({ order }) => order.orderNumber),
    text('created', t`Created date`, 120, ({ order }) => showDate(order.createdAt, locale, timezone)),
    text('ordered', t`Order time`, 160, ({ order }) =>
      order.orderedAt === null ? '–' : showMoment(order.orderedAt, locale, timezone),
    ),
    text('status', t`Status`, 140, ({ order }) => orderStatus(order.status, locale)),
    text('paymentStatus', t`Payment status`, 160, ({ order }) => paymentStatus(order.paymentStatus, locale)),
    text('ticket', t`Ticket name`, 180, ({ ticketName }) => ticketName ?? t`Donation without tickets`),
    {
      field: 'quantity',
      title: t`Quantity`,
      width: 90,
      right: true,
      shown: ({ quantity }) => String(quantity),
      cell: ({ quantity }) => quantity,
    },
    money('unitPrice', t`Unit price`, ({ unitPrice }) => unitPrice),
    money('discount', t`Discount`, ({ discount }) => discount),
    money('donation', t`Donation`, ({ donation }) => donation),
    money('total', t`Total`, ({ total }) => total),
    text('paymentId', t`Payment ID`, 200, ({ order }) => order.paymentId ?? '–'),
  ];
}
