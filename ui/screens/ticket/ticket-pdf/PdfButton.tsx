import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FileDownIcon } from '#ui/icons/file-down.gen.ts';
import { type PdfSource, usePdfDownload } from './download.view.ts';

type Props = { readonly which: PdfSource; readonly quiet?: boolean; readonly children: ReactNode };

export function PdfButton({ which, quiet = false, children }: Props) {
  const { t } = useLingui();
  const { busy, download } = usePdfDownload(which, {
    loading: t`Preparing the file…`,
    done: t`PDF downloaded`,
    lost: t`Couldn’t download the PDF. Please try again.`,
  });
  return (
    <Button
      variant={quiet ? 'text' : 'outlined'}
      startIcon={<FileDownIcon />}
      loading={busy}
      onClick={() => void download()}
    >
      {children}
    </Button>
  );
}
