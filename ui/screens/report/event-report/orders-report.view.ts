import type { OrdersOfReport } from '#application/report/ports/report-desk.ts';
import { SaveReport } from '#application/report/save-report.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import type { CsvDownload } from '#ui/screens/event/desk/download/csv.view.ts';
import { orderColumns } from '#words/report/report-columns.ts';
import type { EventReportData } from './event-report.loader.ts';
import { rowsOf } from './report-words.view.ts';
import { useReportCsv } from './table-csv.view.ts';

type OpenReport = Extract<EventReportData, { kind: 'OPEN' }>;

type OrdersAsked = { readonly asked: OrdersOfReport; readonly timezone: string };

export const wholeEvent = (event: { readonly id: number; readonly timezone: string }): OrdersAsked => ({
  asked: { eventId: event.id, period: null, status: null, search: '' },
  timezone: event.timezone,
});

/** On all pages. */
export const ordersOfReport = ({ revenue, period, status, search }: OpenReport): OrdersAsked => ({
  asked: { eventId: revenue.eventId, period: period.value, status, search: search.trim() },
  timezone: revenue.timezone,
});

/** As a file. */
export function useOrdersCsv({ asked, timezone }: OrdersAsked): CsvDownload {
  const report = useUseCase(SaveReport);
  return useReportCsv({
    read: () => report.orders(asked),
    columns: orderColumns(timezone),
    rowsOf: (orders) => rowsOf(orders).map((row) => ({ ...row.order, ...row })),
    fileStem: `orders-${asked.eventId}`,
  });
}
