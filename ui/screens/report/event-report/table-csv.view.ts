import type { CsvTable } from '#application/platform/ports/csv-writer.ts';
import { WriteDownload } from '#application/platform/write-download.ts';
import type { SavedReport } from '#application/report/read-unless-long.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { type CsvDownload, useCsv } from '#ui/screens/event/desk/download/csv.view.ts';
import type { Column } from '#words/report/report-columns.ts';

/** PREPARING: the server prepares a long one. */
type ReadTable = () => Promise<Result<CsvTable | 'PREPARING', Refusal>>;

function useTableCsv(read: ReadTable, fileStem?: string): CsvDownload {
  const write = useUseCase(WriteDownload);
  return useCsv(async (nothing) => {
    const table = await read();
    if (!table.ok) return table;
    if (table.value === 'PREPARING') return ok(table.value);
    const file = await write(table.value, nothing);
    return file === null ? refused({ code: 'NO_DATA_TO_EXPORT' }) : ok([file]);
  }, fileStem);
}

export const useShownTable = (table: CsvTable, fileStem?: string): CsvDownload =>
  useTableCsv(async () => ok(table), fileStem);

type ReportCsv<Read, Row> = {
  readonly read: () => Promise<Result<SavedReport<Read>, Refusal>>;
  readonly columns: readonly Column<Row>[];
  readonly rowsOf: (read: readonly Read[]) => readonly Row[];
  readonly fileStem: string;
};

/** A whole list with the columns of its report. */
export function useReportCsv<Read, Row>({ read, columns, rowsOf, fileStem }: ReportCsv<Read, Row>): CsvDownload {
  const locale = useLocale();
  return useTableCsv(async () => {
    const found = await read();
    if (!found.ok) return found;
    if (found.value.kind === 'PREPARING') return ok('PREPARING');
    return ok({
      titles: columns.map(({ title }) => title[locale]),
      rows: rowsOf(found.value.rows).map((row) => columns.map(({ cell }) => cell(row, locale))),
    });
  }, fileStem);
}
