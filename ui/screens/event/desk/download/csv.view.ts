import { useState } from 'react';
import { CSV_CONTENT_TYPE } from '#domain/kernel/csv/write-csv.ts';
import { csvFileName } from '#domain/kernel/files/download-names.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { saveBlob } from '#ui/components/save-blob.ts';
import { NO_DATA_TO_EXPORT } from '#words/platform/downloads.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

type Exported = Result<readonly string[], Refusal | { readonly code: 'NO_DATA_TO_EXPORT' }>;

export type CsvDownload = { readonly busy: boolean; readonly save: () => Promise<void> };

/** Writes a list to a file of the reader's; an empty one is logged and writes none. [S2.14-22] [S8-42] */
export function useCsv(write: (nothing: string) => Promise<Exported>): CsvDownload {
  const locale = useLocale();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const written = await write(NO_DATA_TO_EXPORT.en);
    setBusy(false);
    if (written.ok) return saveBlob(new Blob([...written.value], { type: CSV_CONTENT_TYPE }), csvFileName(null));
    const { refusal } = written;
    toast.error(refusal.code === 'NO_DATA_TO_EXPORT' ? NO_DATA_TO_EXPORT[locale] : refusalSentence(refusal, locale));
  };
  return { busy, save };
}
