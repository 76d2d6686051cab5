import { SaveBalances } from '#application/programme/save-balances.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import type { CsvDownload } from '#ui/screens/event/desk/download/csv.view.ts';
import { useReportCsv } from '#ui/screens/report/event-report/table-csv.view.ts';
import { BALANCE_COLUMNS } from '#words/report/report-columns.ts';

export function useBalancesCsv(): CsvDownload {
  const read = useUseCase(SaveBalances);
  return useReportCsv({ read, columns: BALANCE_COLUMNS, rowsOf: (rows) => rows, fileStem: 'organiser-balances' });
}
