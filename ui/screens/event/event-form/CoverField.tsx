import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef, useState } from 'react';
import { useToast } from '#ui/bindings/use-toast.ts';
import { ImagePlusIcon } from '#ui/icons/image-plus.gen.ts';
import { useCropDialog } from '#ui/screens/event/desk/crop/use-crop-dialog.ts';
import { useCover } from './cover.view.ts';
import { fieldId } from './form-steps.view.ts';

/** As the event's page shows it on a wide screen. */
const COVER_RATIO = ['SQUARE'] as const;

/** The cover is shown at once and uploaded in the background. */
export const CoverField = () => {
  const { t } = useLingui();
  const toast = useToast();
  const cover = useCover();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined) cover.choose(file);
  };

  const cropping = useCropDialog<Blob | string>(() =>
    toast.error(t`Couldn’t load the crop tool. Check your connection and try again.`),
  );
  const Crop = cropping.shown;
  const { croppable, tooLarge } = cover;
  const sending = cover.state.kind === 'SENDING';
  return (
    <Box>
      <Typography
        variant="subtitle2"
        component="span"
        id={`${fieldId('cover')}-label`}
        sx={{ display: 'block', mb: 0.75 }}
      >
        <Trans>Cover image (optional)</Trans>
      </Typography>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          position: 'relative',
          overflow: 'hidden',
          borderRadius: '16px',
          border: cover.shown === null ? '1.5px dashed' : '1px solid',
          borderColor: over ? 'primary.main' : cover.shown === null ? 'tone.outline' : 'divider',
          bgcolor: over ? 'tone.vermilionWash' : 'tone.sunken',
          ...(cover.shown === null ? { minHeight: 200 } : { aspectRatio: '16 / 9' }),
          display: 'grid',
          placeItems: 'center',
        }}
      >
        {cover.shown === null ? (
          <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, p: 2, textAlign: 'center' }}>
            <ImagePlusIcon size={36} tone="ash" />
            <Typography variant="body2" color="textSecondary">
              <Trans>PNG, JPEG or WebP, under 2 MB. Ideal ratio: 1:1.</Trans>
            </Typography>
            <Button variant="outlined" size="small" sx={{ minHeight: 44 }} onClick={() => input.current?.click()}>
              <Trans>Choose image</Trans>
            </Button>
          </Box>
        ) : (
          <>
            <Box
              component="img"
              src={cover.shown}
              alt={t`Cover image`}
              sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
            />
            {sending ? (
              <LinearProgress
                variant="determinate"
                value={cover.percent}
                aria-label={t`Uploading image`}
                sx={{ position: 'absolute', insetInline: 0, bottom: 0, height: 6 }}
              />
            ) : null}
            <Box sx={{ position: 'absolute', right: 12, top: 12, display: 'flex', gap: 1 }}>
              {croppable === null || sending ? null : (
                <Button
                  variant="contained"
                  color="secondary"
                  size="small"
                  onClick={() => void cropping.open(croppable)}
                  sx={{ minHeight: 44 }}
                >
                  <Trans>Crop</Trans>
                </Button>
              )}
              <Button
                variant="contained"
                color="secondary"
                size="small"
                disabled={sending}
                onClick={() => input.current?.click()}
                sx={{ minHeight: 44 }}
              >
                {sending ? <Trans>Uploading… {cover.percent}%</Trans> : <Trans>Replace</Trans>}
              </Button>
            </Box>
          </>
        )}
        <input
          ref={input}
          id={fieldId('cover')}
          aria-labelledby={`${fieldId('cover')}-label`}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          className="visually-hidden"
          tabIndex={-1}
          disabled={sending}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file !== undefined) cover.choose(file);
            event.target.value = '';
          }}
        />
      </Box>
      {Crop === null ? null : (
        <Crop.Dialog
          source={Crop.what}
          ratios={COVER_RATIO}
          isCover
          onCropped={(file) => {
            cover.choose(file);
            return true;
          }}
          onClose={cropping.close}
        />
      )}
      <Box role="status">
        {cover.state.kind === 'REFUSED' ? (
          <Typography variant="caption" color="error" sx={{ mt: 0.75, display: 'block' }}>
            {cover.state.sentence}
          </Typography>
        ) : null}
        {tooLarge === null ? null : (
          <Button
            variant="outlined"
            size="small"
            onClick={() => void cropping.open(tooLarge)}
            sx={{ mt: 1, minHeight: 44 }}
          >
            <Trans>Crop it to a smaller file</Trans>
          </Button>
        )}
        {cover.state.kind === 'AWAY' ? (
          <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
            <Typography variant="caption" color="error">
              {cover.eventExists ? (
                <Trans>
                  Your event was created successfully, but the banner image wasn't uploaded. Please upload it again.
                </Trans>
              ) : (
                <Trans>Couldn’t upload the image. The server didn’t respond.</Trans>
              )}
            </Typography>
            <Button variant="outlined" size="small" sx={{ minHeight: 44 }} onClick={cover.retry}>
              <Trans>Upload again</Trans>
            </Button>
          </Box>
        ) : null}
      </Box>
    </Box>
  );
};
