import { ExportPending } from '#application/report/export-pending.ts';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import type { CsvColumn } from '#domain/kernel/csv/write-csv.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { type CsvDownload, useCsv } from '#ui/screens/event/desk/download/csv.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';

export { type AskedAnswer, waitingOf } from '#ui/screens/event/event-manager/answer-orders/answer-orders.view.ts';

type PendingTitles = Readonly<
  Record<'order' | 'buyer' | 'email' | 'tickets' | 'total' | 'donation' | 'message' | 'ordered', string>
>;

export function usePendingCsv(
  event: { readonly id: number; readonly timezone: string },
  search: string,
  titles: PendingTitles,
): CsvDownload {
  const write = useUseCase(ExportPending);
  const locale = useLocale();
  const columns: readonly CsvColumn<DeskOrder>[] = [
    { title: titles.order, cell: ({ orderNumber }) => orderNumber },
    { title: titles.buyer, cell: ({ buyer }) => buyer },
    { title: titles.email, cell: ({ email }) => email },
    { title: titles.tickets, cell: ({ tickets }) => tickets },
    { title: titles.total, cell: ({ price }) => price },
    { title: titles.donation, cell: ({ donation }) => donation?.amount ?? 0 },
    { title: titles.message, cell: ({ donation }) => donation?.message ?? null },
    { title: titles.ordered, cell: ({ insertedAt }) => showMoment(insertedAt, locale, event.timezone) },
  ];
  return useCsv((nothing) => write(event.id, search, columns, nothing));
}
