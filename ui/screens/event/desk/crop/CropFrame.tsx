import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { styled } from '#ui/theme/styled.ts';
import type { Crop } from './crop.view.ts';
import { useCropGestures } from './use-crop-gestures.ts';

type CropFrameProps = { readonly crop: Crop; readonly url: string; readonly isCover: boolean };

/** Shows exactly what is kept: the picture moves below the frame. */
export const CropFrame = ({ crop, url, isCover }: CropFrameProps) => {
  const { t } = useLingui();
  const hint = useId();
  const gestures = useCropGestures(crop);
  const { width, height } = crop.part;
  return (
    <Box>
      <Frame
        {...gestures}
        role="group"
        tabIndex={0}
        aria-label={t`Part of the photo to keep`}
        aria-describedby={hint}
        style={{ aspectRatio: crop.ratio, width: `min(100%, calc(46vh * ${crop.ratio}))` }}
      >
        <img src={url} alt="" draggable={false} style={crop.place} />
        {isCover && <Middle />}
      </Frame>
      <Typography id={hint} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        <Trans>Drag to move, pinch or scroll to zoom. With the keyboard: arrow keys, + and −.</Trans>{' '}
        {isCover ? <Trans>Phones show what is between the lines.</Trans> : null}
      </Typography>
      <Typography variant="body2" role="status" className="tabular">
        <Trans>
          {width} × {height} pixels
        </Trans>
      </Typography>
    </Box>
  );
};

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  marginInline: 'auto',
  borderRadius: 12,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  // Squares show through where the picture is transparent.
  background: `repeating-conic-gradient(${theme.vars.palette.tone.hairline} 0 25%, transparent 0 50%) 0 0 / 20px 20px`,
  '&:active': { cursor: 'grabbing' },
  '& img': { position: 'absolute', maxWidth: 'none', pointerEvents: 'none' },
}));

/** A square's part of 4:3. */
const Middle = styled('span')({
  position: 'absolute',
  insetInline: 0,
  top: '12.5%',
  bottom: '12.5%',
  borderBlock: '2px dashed #fff',
  boxShadow: '0 0 0 100vmax rgb(20 19 23 / 0.35)',
  pointerEvents: 'none',
});
