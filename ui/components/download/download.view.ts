import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CsvTable } from '#application/platform/ports/csv-writer.ts';
import { WriteDownload } from '#application/platform/write-download.ts';
import { CSV_CONTENT_TYPE } from '#domain/kernel/csv/write-csv.ts';
import { csvFileName } from '#domain/kernel/files/download-names.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { saveBlob } from '#ui/components/save-blob.ts';
import { NO_DATA_TO_EXPORT } from '#words/platform/downloads.ts';

/** Null: it could not be read, and why was shown. */
export type ReadTable = () => Promise<CsvTable | null>;

/** `fileStem`: of the file's name; 'data' without one. [S2.14-22] */
export function useDownload(read: ReadTable, fileStem?: string) {
  const { t } = useLingui();
  const toast = useToast();
  const write = useUseCase(WriteDownload);
  const [busy, setBusy] = useState(false);
  async function download(): Promise<void> {
    setBusy(true);
    try {
      const table = await read();
      const file = table === null ? null : await write(table, NO_DATA_TO_EXPORT.en);
      if (file !== null) saveBlob(new Blob([file], { type: CSV_CONTENT_TYPE }), csvFileName(fileStem ?? null));
    } catch {
      toast.error(t`Can't reach the server. Please try again.`);
    } finally {
      setBusy(false);
    }
  }
  return { busy, download };
}
