import type { CsvValue } from '#domain/kernel/csv/csv-cell.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { showDate, showMoment } from '#words/platform/money-and-dates.ts';
import { type Said, said } from '#words/platform/said.ts';
import { ORDER_STATUSES_SAID, OTHER_STATUS, PAYMENT_STATES_SAID } from '#words/platform/statuses.ts';

const saidOf = (words: Readonly<Record<string, Said>>, code: string, locale: Locale): string =>
  (words[code] ?? OTHER_STATUS)[locale];

export const orderStatus = (status: string, locale: Locale): string => saidOf(ORDER_STATUSES_SAID, status, locale);

export const paymentStatus = (status: string | null, locale: Locale): string =>
  status === null ? '–' : saidOf(PAYMENT_STATES_SAID, status, locale);

export type Column<Row> = {
  readonly field: string;
  readonly title: Said;
  readonly shown: (row: Row, locale: Locale) => string;
  /** In a file: amounts are numbers. */
  readonly cell: (row: Row, locale: Locale) => CsvValue;
};

export type ReportedRow = {
  readonly orderNumber: string;
  readonly createdAt: Instant;
  readonly orderedAt: Instant | null;
  readonly status: string;
  readonly paymentStatus: string | null;
  readonly paymentId: string | null;
  /** Null: a donation without tickets. */
  readonly ticketName: string | null;
  readonly quantity: number;
  readonly unitPrice: Dong;
  readonly discount: Dong;
  readonly donation: Dong;
  readonly total: Dong;
};

function text<Row>(field: string, title: Said, shown: (row: Row, locale: Locale) => string): Column<Row> {
  return { field, title, shown, cell: shown };
}
function money<Row>(field: string, title: Said, value: (row: Row) => Dong): Column<Row> {
  return { field, title, shown: (row, locale) => showMoney(value(row), locale), cell: value };
}

/** What reports show of each line of an order, on the screen and in a file. [S3-68] */
export const orderColumns = (timezone: string): readonly Column<ReportedRow>[] => [
  text('order', said('Order ID', 'Mã đơn hàng'), ({ orderNumber }) => orderNumber),
  text('created', said('Created date', 'Ngày tạo'), ({ createdAt }, locale) => showDate(createdAt, locale, timezone)),
  text('ordered', said('Order time', 'Thời gian đặt'), ({ orderedAt }, locale) =>
    orderedAt === null ? '–' : showMoment(orderedAt, locale, timezone),
  ),
  text('status', said('Status', 'Trạng thái'), ({ status }, locale) => orderStatus(status, locale)),
  text('paymentStatus', said('Payment status', 'Trạng thái thanh toán'), (row, locale) =>
    paymentStatus(row.paymentStatus, locale),
  ),
  text(
    'ticket',
    said('Ticket name', 'Tên vé'),
    ({ ticketName }, locale) => ticketName ?? said('Donation without tickets', 'Quyên góp không kèm vé')[locale],
  ),
  {
    field: 'quantity',
    title: said('Quantity', 'Số lượng'),
    shown: ({ quantity }) => String(quantity),
    cell: ({ quantity }) => quantity,
  },
  money('unitPrice', said('Unit price', 'Đơn giá'), ({ unitPrice }) => unitPrice),
  money('discount', said('Discount', 'Giảm giá'), ({ discount }) => discount),
  money('donation', said('Donation', 'Quyên góp'), ({ donation }) => donation),
  money('total', said('Total', 'Tổng cộng'), ({ total }) => total),
  text('paymentId', said('Payment ID', 'Mã thanh toán'), ({ paymentId }) => paymentId ?? '–'),
];

export type RevenueLine = {
  readonly name: string;
  readonly beginAt: Instant;
  readonly timezone: string;
  readonly orders: number;
  readonly total: Dong;
};

export const REVENUE_COLUMNS: readonly Column<RevenueLine>[] = [
  text('name', said('Event', 'Sự kiện'), ({ name }) => name),
  text('beginAt', said('Starts', 'Bắt đầu'), ({ beginAt, timezone }, locale) => showMoment(beginAt, locale, timezone)),
  {
    field: 'orders',
    title: said('Successful orders', 'Đơn thành công'),
    shown: ({ orders }) => String(orders),
    cell: ({ orders }) => orders,
  },
  money('total', said('Revenue', 'Doanh thu'), ({ total }) => total),
];

export type BalanceLine = { readonly name: string; readonly email: string } & Readonly<
  Record<'withdrawable' | 'balance' | 'pending' | 'matured' | 'onTheWay' | 'paidOut' | 'fees', Dong>
>;

export const BALANCE_COLUMNS: readonly Column<BalanceLine>[] = [
  text('name', said('Organiser', 'Ban tổ chức'), ({ name }) => name),
  text('email', said('Email', 'Email'), ({ email }) => email),
  money('withdrawable', said('Can be paid out', 'Có thể chi trả'), (one) => one.withdrawable),
  money('balance', said('Balance', 'Số dư'), (one) => one.balance),
  money('pending', said('Not due yet', 'Chưa đến hạn'), (one) => one.pending),
  money('matured', said('Due in total', 'Tổng đã đến hạn'), (one) => one.matured),
  money('onTheWay', said('On the way', 'Đang chuyển'), (one) => one.onTheWay),
  money('paidOut', said('Paid out', 'Đã chi trả'), (one) => one.paidOut),
  money('fees', said('Platform fees', 'Phí nền tảng'), (one) => one.fees),
];
