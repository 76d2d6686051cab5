import type { CsvTable } from '#application/platform/ports/csv-writer.ts';
import { WriteDownload } from '#application/platform/write-download.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { type CsvDownload, useCsv } from '#ui/screens/event/desk/download/csv.view.ts';

export function useTableCsv(read: () => Promise<Result<CsvTable, Refusal>>, fileStem?: string): CsvDownload {
  const write = useUseCase(WriteDownload);
  return useCsv(async (nothing) => {
    const table = await read();
    if (!table.ok) return table;
    const file = await write(table.value, nothing);
    return file === null ? refused({ code: 'NO_DATA_TO_EXPORT' }) : ok([file]);
  }, fileStem);
}

export const useShownTable = (table: CsvTable, fileStem?: string): CsvDownload =>
  useTableCsv(async () => ok(table), fileStem);
