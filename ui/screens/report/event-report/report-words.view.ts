import type { ReportedLine, ReportedOrder } from '#application/report/ports/report-desk.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type Dong, dong } from '#domain/kernel/money/dong.ts';
import { ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import { PAYMENT_PROVIDERS_SAID } from '#words/money/payment-providers.ts';
import { showDate } from '#words/platform/money-and-dates.ts';
import type { Said } from '#words/platform/said.ts';
import { OTHER_STATUS } from '#words/platform/statuses.ts';

export { inPercent } from '#domain/report/event-numbers.ts';
export { orderStatus, paymentStatus } from '#words/report/report-columns.ts';

export { ORDER_STATUSES };

const said = (words: Readonly<Record<string, Said>>, code: string, locale: Locale): string =>
  (words[code] ?? OTHER_STATUS)[locale];

export const channelName = (method: string, locale: Locale): string => said(PAYMENT_PROVIDERS_SAID, method, locale);

export type OrderRow = ReportedLine & { readonly id: string; readonly order: ReportedOrder };

export const rowsOf = (orders: readonly ReportedOrder[]): readonly OrderRow[] =>
  orders.flatMap((order) => order.lines.map((line, at) => ({ ...line, id: `${order.id} ${at}`, order })));

/** The chart returns plain numbers. */
export const toDong = (value: number): Dong => dong(value);

/** '20/11/2026' or '20 Nov 2026' of a day as YYYY-MM-DD. */
export const showPeriod = (from: string, locale: Locale): string => showDate(instant(Date.parse(from)), locale, 'UTC');
