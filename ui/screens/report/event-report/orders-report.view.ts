import type { OrdersOfReport } from '#application/report/ports/report-desk.ts';
import { ReadReports } from '#application/report/read-reports.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import type { ReadTable } from '#ui/components/download/download.view.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import type { EventReportData } from './event-report.loader.ts';
import { useOrderColumns } from './order-columns.view.ts';
import { rowsOf } from './report-words.view.ts';

type OpenReport = Extract<EventReportData, { kind: 'OPEN' }>;

type OrdersAsked = { readonly asked: OrdersOfReport; readonly timezone: string };

/** All orders of an event. */
export const wholeEvent = (event: { readonly id: number; readonly timezone: string }): OrdersAsked => ({
  asked: { eventId: event.id, period: null, status: null, search: '' },
  timezone: event.timezone,
});

/** The orders that a report shows, on all its pages. */
export const ordersOfReport = ({ revenue, period, status, search }: OpenReport): OrdersAsked => ({
  asked: { eventId: revenue.eventId, period: period.value, status, search: search.trim() },
  timezone: revenue.timezone,
});

/** As a table to download. */
export function useOrdersTable({ asked, timezone }: OrdersAsked): ReadTable {
  const reports = useUseCase(ReadReports);
  const columns = useOrderColumns(timezone);
  const toast = useToast();
  const locale = useLocale();
  return async () => {
    const found = await reports.allOrders(asked);
    if (!found.ok) {
      toast.error(refusalSentence(found.refusal, locale));
      return null;
    }
    return {
      titles: columns.map(({ title }) => title),
      rows: rowsOf(found.value).map((row) => columns.map(({ cell }) => cell(row))),
    };
  };
}
