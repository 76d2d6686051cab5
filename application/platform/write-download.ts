import { BrowserLog } from '#application/platform/ports/browser-log.ts';
import { type CsvTable, CsvWriter } from '#application/platform/ports/csv-writer.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Null without rows, which is logged with these words. [S8-42] */
export type WriteDownload = (table: CsvTable, withoutRows: string) => Promise<string | null>;

export const WriteDownload = defineUseCase(
  'WriteDownload',
  { writer: CsvWriter, log: BrowserLog },
  ({ writer, log }): WriteDownload =>
    async (table, withoutRows) => {
      if (table.rows.length > 0) return writer(table);
      log.warn(withoutRows);
      return null;
    },
);
