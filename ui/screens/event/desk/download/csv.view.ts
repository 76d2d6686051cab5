import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CSV_CONTENT_TYPE } from '#domain/kernel/csv/write-csv.ts';
import { csvFileName } from '#domain/kernel/files/download-names.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { ToastWords } from '#ui/bindings/toast-context.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { saveBlob } from '#ui/components/save-blob.ts';
import { paths } from '#ui/routes/paths.ts';
import { NO_DATA_TO_EXPORT } from '#words/platform/downloads.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export type Exported = Result<readonly string[] | 'PREPARING', Refusal | { readonly code: 'NO_DATA_TO_EXPORT' }>;

export type CsvDownload = { readonly busy: boolean; readonly save: () => Promise<void> };

/** Why no file was saved, in words. */
class NothingSaved extends Error {}
class NothingThere extends NothingSaved {}

/** An empty list is logged and writes none. [S2.14-22] [S8-42] */
export function useCsv(write: (nothing: string) => Promise<Exported>, fileStem: string | null = null): CsvDownload {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const saved = async (): Promise<'SAVED' | 'PREPARING'> => {
    const written = await write(NO_DATA_TO_EXPORT.en);
    if (!written.ok) {
      const { refusal } = written;
      if (refusal.code === 'NO_DATA_TO_EXPORT') throw new NothingThere(NO_DATA_TO_EXPORT[locale]);
      throw new NothingSaved(refusalSentence(refusal, locale));
    }
    if (written.value === 'PREPARING') return written.value;
    saveBlob(new Blob([...written.value], { type: CSV_CONTENT_TYPE }), csvFileName(fileStem));
    return 'SAVED';
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    const words = {
      loading: t`Preparing the file…`,
      success: (how: 'SAVED' | 'PREPARING'): string =>
        how === 'SAVED' ? t`File downloaded` : t`This report is long. We’ll email you when the file is ready.`,
      error: (why: unknown): ToastWords => {
        if (why instanceof NothingThere) return { kind: 'warning', text: why.message };
        return why instanceof NothingSaved ? why.message : t`Can’t reach the server. Please try again.`;
      },
    };
    // The toast shows the error.
    const how = await toast.promise(saved(), words).catch(() => null);
    setBusy(false);
    if (how === 'PREPARING') void navigate(paths.reportFiles());
  };
  return { busy, save };
}
