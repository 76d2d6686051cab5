import { type AnsweredTicket, Questionnaires } from '#application/event/ports/questionnaires.ts';
import { BrowserLog } from '#application/platform/ports/browser-log.ts';
import { writePages } from '#application/platform/write-pages.ts';
import type { CsvColumn } from '#domain/kernel/csv/write-csv.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

export type ExportAnswers = (
  eventId: number,
  columns: readonly CsvColumn<AnsweredTicket>[],
  /** Logged where nobody has answered. */
  nothing: string,
) => Promise<Result<readonly string[], Refusal | { readonly code: 'NO_DATA_TO_EXPORT' }>>;

export const ExportAnswers = defineUseCase(
  'ExportAnswers',
  { questionnaires: Questionnaires, log: BrowserLog },
  ({ questionnaires, log }): ExportAnswers =>
    (eventId, columns, nothing) =>
      writePages(
        (at) => questionnaires.answered(eventId, at),
        columns,
        () => log.warn(nothing),
      ),
);
