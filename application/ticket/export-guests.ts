import { BrowserLog } from '#application/platform/ports/browser-log.ts';
import { writePages } from '#application/platform/write-pages.ts';
import { type Guest, type GuestFilter, GuestList } from '#application/ticket/ports/guest-list.ts';
import type { CsvColumn } from '#domain/kernel/csv/write-csv.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

/** [S2.14-16] */
export type ExportGuests = (
  eventId: number,
  filter: GuestFilter,
  columns: readonly CsvColumn<Guest>[],
  nothing: string,
) => Promise<Result<readonly string[], Refusal | { readonly code: 'NO_DATA_TO_EXPORT' }>>;

export const ExportGuests = defineUseCase(
  'ExportGuests',
  { guests: GuestList, log: BrowserLog },
  ({ guests, log }): ExportGuests =>
    (eventId, filter, columns, nothing) =>
      writePages(
        (at) => guests(eventId, filter, at),
        columns,
        () => log.warn(nothing),
      ),
);
