import { ExportAnswers } from '#application/event/export-answers.ts';
import type { AnswerColumn, AnsweredTicket } from '#application/event/ports/questionnaires.ts';
import type { CsvColumn } from '#domain/kernel/csv/write-csv.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { type CsvDownload, useCsv } from '#ui/screens/event/desk/download/csv.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';

type AnswerTitles = Readonly<Record<'guest' | 'email' | 'ticket' | 'answeredAt' | 'signed' | 'notAsked', string>>;

export function useAnswersCsv(
  event: { readonly id: number; readonly timezone: string },
  asked: readonly AnswerColumn[],
  titles: AnswerTitles,
): CsvDownload {
  const write = useUseCase(ExportAnswers);
  const locale = useLocale();
  // The address of a signature's picture expires, so that a file would keep a dead link.
  const cellOf = ({ type }: AnswerColumn, text: string | null) => {
    if (text === null) return titles.notAsked;
    return type === 'E-sign' && text !== '' ? titles.signed : text;
  };
  const columns: readonly CsvColumn<AnsweredTicket>[] = [
    { title: titles.guest, cell: ({ holder }) => holder },
    { title: titles.email, cell: ({ email }) => email },
    { title: titles.ticket, cell: ({ ticketName }) => ticketName },
    { title: titles.answeredAt, cell: ({ at }) => showMoment(at, locale, event.timezone) },
    ...asked.map(
      (column, at): CsvColumn<AnsweredTicket> => ({
        title: column.label,
        cell: ({ cells }) => cellOf(column, cells[at] ?? null),
      }),
    ),
  ];
  return useCsv((nothing) => write(event.id, columns, nothing));
}
