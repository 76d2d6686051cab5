import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { DownloadIcon } from '#ui/icons/download.gen.ts';
import { type ThankedEvent, useThanksImage } from './thanks-image.view.ts';

type Props = { readonly event: ThankedEvent; readonly isDonate?: boolean; readonly size?: 'medium' | 'large' };

/** [S2.11-27] */
export function ThanksImageButton({ event, isDonate = false, size = 'medium' }: Props) {
  const { busy, save } = useThanksImage(event, isDonate);
  return (
    <Button variant="outlined" size={size} startIcon={<DownloadIcon />} loading={busy} onClick={save}>
      <Trans>Download image</Trans>
    </Button>
  );
}
