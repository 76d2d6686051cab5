import { Trans } from '@lingui/react/macro';
import DownloadIcon from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { type ThankedEvent, useThanksImage } from './thanks-image.view.ts';

/** Takes the picture of thanks along. [S2.11-27] */
export function ThanksImageButton({ event, isDonate = false }: { readonly event: ThankedEvent; readonly isDonate?: boolean }) {
  const { busy, save } = useThanksImage(event, isDonate);
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} loading={busy} onClick={save} sx={{ minHeight: 44 }}>
      <Trans>Download image</Trans>
    </Button>
  );
}
