import { BrowserLog } from '#application/platform/ports/browser-log.ts';
import { writePages } from '#application/platform/write-pages.ts';
import { type DeskOrder, SalesDesk } from '#application/report/ports/sales-desk.ts';
import type { CsvColumn } from '#domain/kernel/csv/write-csv.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

/** [S2.14-16] */
export type ExportPending = (
  eventId: number,
  search: string,
  columns: readonly CsvColumn<DeskOrder>[],
  /** Logged where there is nothing to export. */
  nothing: string,
) => Promise<Result<readonly string[], Refusal | { readonly code: 'NO_DATA_TO_EXPORT' }>>;

export const ExportPending = defineUseCase(
  'ExportPending',
  { desk: SalesDesk, log: BrowserLog },
  ({ desk, log }): ExportPending =>
    (eventId, search, columns, nothing) =>
      writePages(
        (at) => desk.orders(eventId, search, { ...at, pending: true }),
        columns,
        () => log.warn(nothing),
      ),
);
