import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { downloadLabel } from '#words/platform/downloads.ts';
import { type ReadTable, useDownload } from './download.view.ts';

type DownloadButtonProps = {
  /** What is downloaded: 'Download {name}'. */
  readonly name: string;
  /** Read when pressed. */
  readonly table: ReadTable;
  /** Of the file's name; 'data' without one. */
  readonly fileStem?: string;
};

/** Saves a table as CSV; without rows nothing. [S2.14-22] [S8-42] */
export const DownloadButton = ({ name, table, fileStem }: DownloadButtonProps) => {
  const locale = useLocale();
  const { busy, download } = useDownload(table, fileStem);
  return (
    <Button
      variant="outlined"
      className="no-print"
      startIcon={<DownloadOutlined />}
      loading={busy}
      onClick={() => void download()}
    >
      {downloadLabel(name)[locale]}
    </Button>
  );
};
