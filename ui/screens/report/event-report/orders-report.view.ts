import type { OrdersOfReport } from '#application/report/ports/report-desk.ts';
import { ReadReports } from '#application/report/read-reports.ts';
import { ok } from '#domain/kernel/result.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import type { CsvDownload } from '#ui/screens/event/desk/download/csv.view.ts';
import type { EventReportData } from './event-report.loader.ts';
import { useOrderColumns } from './order-columns.view.ts';
import { rowsOf } from './report-words.view.ts';
import { useTableCsv } from './table-csv.view.ts';

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
  const reports = useUseCase(ReadReports);
  const columns = useOrderColumns(timezone);
  return useTableCsv(async () => {
    const found = await reports.allOrders(asked);
    if (!found.ok) return found;
    return ok({
      titles: columns.map(({ title }) => title),
      rows: rowsOf(found.value).map((row) => columns.map(({ cell }) => cell(row))),
    });
  }, `orders-${asked.eventId}`);
}
