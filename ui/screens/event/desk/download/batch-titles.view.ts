import { useLingui } from '@lingui/react/macro';
import type { BatchTitles } from '#application/money/transfer-batch.ts';
import { CSV_CONTENT_TYPE } from '#domain/kernel/csv/write-csv.ts';
import { saveBlob } from '#ui/components/save-blob.ts';

export function useBatchTitles(): BatchTitles {
  const { t } = useLingui();
  return {
    bank: t`Bank`,
    number: t`Account number`,
    holder: t`Account holder`,
    amount: t`Amount`,
    message: t`Message`,
  };
}

export const saveBatch = (file: string, name: string): void =>
  saveBlob(new Blob([file], { type: CSV_CONTENT_TYPE }), name);
