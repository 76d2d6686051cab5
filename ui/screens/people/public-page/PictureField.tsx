import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useRef } from 'react';
import { ImageIcon } from '#ui/icons/image.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import type { Picture } from './edit-homepage.view.ts';

type PictureFieldProps = {
  readonly label: ReactNode;
  readonly name: string;
  readonly shape: 'round' | 'square' | 'wide' | 'card';
  readonly picture: Picture;
};

export const PictureField = ({ label, name, shape, picture }: PictureFieldProps) => {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const sending = picture.percent !== null;
  return (
    <Field role="group" aria-labelledby={id} data-shape={shape}>
      <Typography variant="subtitle2" component="span" id={id}>
        {label}
      </Typography>
      <Shown data-shape={shape} data-empty={picture.shown === null} aria-hidden>
        {picture.shown === null ? <ImageIcon /> : <img src={picture.shown} alt="" />}
      </Shown>
      {sending ? (
        <LinearProgress variant="determinate" value={picture.percent ?? 0} aria-label={t`Uploading the image`} />
      ) : null}
      <Ways>
        <Button
          variant="outlined"
          color="secondary"
          size="small"
          sx={{ minHeight: 44 }}
          disabled={sending}
          onClick={() => input.current?.click()}
        >
          <Trans>Choose an image</Trans>
        </Button>
        {picture.shown === null ? null : (
          <Button color="secondary" size="small" sx={{ minHeight: 44 }} disabled={sending} onClick={picture.takeAway}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </Ways>
      <Typography variant="caption" color={picture.problem === null ? 'textSecondary' : 'error'} role="status">
        {picture.problem ?? <Trans>PNG, JPEG or WebP under 2 MB.</Trans>}
      </Typography>
      <input
        ref={input}
        name={name}
        aria-labelledby={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="visually-hidden"
        tabIndex={-1}
        disabled={sending}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) void picture.choose(file);
          event.target.value = '';
        }}
      />
    </Field>
  );
};

const Field = styled('div')({ display: 'grid', gap: 8, minWidth: 0, position: 'relative' });

const Shown = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  color: theme.vars.palette.text.secondary,
  overflow: 'hidden',
  borderRadius: 16,
  aspectRatio: '4 / 1',
  background: theme.vars.palette.tone.sunken,
  border: `1px solid ${theme.vars.palette.divider}`,
  // An ID card is 85.6 × 54 mm (ISO/IEC 7810, ID-1).
  '&[data-shape="card"]': { aspectRatio: '85.6 / 54' },
  '&[data-shape="square"]': { width: 96, aspectRatio: '1' },
  '&[data-shape="round"]': { width: 96, aspectRatio: '1', borderRadius: '50%' },
  '&[data-empty="true"]': { borderStyle: 'dashed', borderColor: theme.vars.palette.tone.outline },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
