import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { CropFrame } from './CropFrame.tsx';
import { type RatioName, useCrop } from './crop.view.ts';

type CropDialogProps = {
  readonly source: Blob | string;
  /** The first is chosen; nothing to choose with one. */
  readonly ratios: readonly [RatioName, ...RatioName[]];
  /** Whether phones show only the middle of it, as of a cover. */
  readonly isCover?: boolean;
  /** True: done, and the dialog closes. */
  readonly onCropped: (file: File) => boolean | Promise<boolean>;
  readonly onClose: () => void;
};

/** Chooses the part of a picture that is kept. */
export const CropDialog = ({ source, ratios, isCover = false, onCropped, onClose }: CropDialogProps) => {
  const { t } = useLingui();
  const title = useId();
  const crop = useCrop(source, ratios[0]);
  const [working, setWorking] = useState(false);
  const [failed, setFailed] = useState(false);
  const words: Record<RatioName, string> = { ORIGINAL: t`Original`, SQUARE: '1:1', FOUR_THREE: '4:3', WIDE: '16:9' };
  const trouble = {
    REFUSED: <Trans>This picture can’t be opened here. It may be damaged or have too many pixels.</Trans>,
    LOST: <Trans>Couldn’t load the picture. Check your connection and try again.</Trans>,
    LOADING: null,
    OPEN: null,
  }[crop.opening];
  const keep = async () => {
    setWorking(true);
    setFailed(false);
    const file = await crop.cut();
    if (file !== null && (await onCropped(file))) return onClose();
    setFailed(file === null);
    return setWorking(false);
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={working ? undefined : onClose} aria-labelledby={title}>
      <DialogTitle id={title}>
        <Trans>Crop photo</Trans>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        {ratios.length > 1 && (
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            value={crop.name}
            aria-label={t`Shape`}
            disabled={crop.opening !== 'OPEN'}
            onChange={(_event, chosen: RatioName | null) => {
              if (chosen !== null) crop.choose(chosen);
            }}
          >
            {ratios.map((each) => (
              <ToggleButton key={each} value={each} sx={{ minHeight: 44 }}>
                {words[each]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        {trouble === null ? null : <Alert severity="error">{trouble}</Alert>}
        {failed ? (
          <Alert severity="error">
            <Trans>The cropped picture couldn’t be made. Try another shape, or crop it in a photo app.</Trans>
          </Alert>
        ) : null}
        {crop.opening === 'LOADING' ? <Skeleton variant="rounded" height={280} aria-label={t`Loading photo`} /> : null}
        {crop.picture === null ? null : (
          <>
            <CropFrame crop={crop} url={crop.picture.url} isCover={isCover && crop.name === 'SQUARE'} />
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 1 }}>
              <Typography variant="body2" aria-hidden noWrap sx={{ flex: 'none' }}>
                <Trans>Zoom</Trans>
              </Typography>
              <Slider
                aria-label={t`Zoom`}
                color="secondary"
                min={1}
                max={Math.max(crop.mostZoom, 1.01)}
                step={0.01}
                disabled={crop.mostZoom <= 1}
                value={crop.zoom}
                getAriaValueText={(zoom) => `${Math.round(zoom * 100)}%`}
                onChange={(_event, zoom) => crop.zoomTo(Array.isArray(zoom) ? (zoom[0] ?? 1) : zoom)}
              />
              <Button color="secondary" onClick={crop.reset} sx={{ minHeight: 44 }}>
                <Trans>Reset</Trans>
              </Button>
            </Box>
            {crop.mostZoom <= 1 ? (
              <Typography variant="body2" color="textSecondary">
                <Trans>This photo is too small to zoom in without losing sharpness.</Trans>
              </Typography>
            ) : null}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose} disabled={working}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="contained" onClick={() => void keep()} disabled={crop.picture === null} loading={working}>
          <Trans>Crop and save</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
