import Button from '@mui/material/Button';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { DownloadIcon } from '#ui/icons/download.gen.ts';
import { downloadLabel } from '#words/platform/downloads.ts';
import type { CsvDownload } from './csv.view.ts';

type CsvButtonProps = { readonly name: string; readonly csv: CsvDownload };

/** 'Download {name}' [S2.14-22] */
export const CsvButton = ({ name, csv }: CsvButtonProps) => {
  const locale = useLocale();
  return (
    <Button
      variant="outlined"
      className="no-print"
      startIcon={<DownloadIcon />}
      disabled={csv.busy}
      aria-busy={csv.busy}
      onClick={() => void csv.save()}
    >
      {downloadLabel(name)[locale]}
    </Button>
  );
};
