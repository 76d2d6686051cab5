import { SaveReport } from '#application/report/save-report.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import type { CsvDownload } from '#ui/screens/event/desk/download/csv.view.ts';
import { useReportCsv } from '#ui/screens/report/event-report/table-csv.view.ts';
import { REVENUE_COLUMNS } from '#words/report/report-columns.ts';
import type { EventReportsData } from './event-reports.loader.ts';

export function useRevenueCsv({ search, period }: EventReportsData): CsvDownload {
  const report = useUseCase(SaveReport);
  return useReportCsv({
    read: () => report.revenue(search.trim(), period.value),
    columns: REVENUE_COLUMNS,
    rowsOf: (rows) => rows,
    fileStem: 'revenue',
  });
}
