import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

type LetterPictureProps = {
  readonly picture: string | null;
  readonly busy: boolean;
  readonly onChoice: (file: Blob) => Promise<void>;
  readonly onRemove: () => void;
};

export const LetterPicture = ({ picture, busy, onChoice, onRemove }: LetterPictureProps) => {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box role="group" aria-label={t`Image`} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="subtitle2" component="p">
        <Trans>Image</Trans>
      </Typography>
      {picture === null ? (
        <Typography variant="body2" color="textSecondary">
          <Trans>PNG, JPEG or WebP, under 2 MB. Wide images work best.</Trans>
        </Typography>
      ) : (
        <Box
          component="img"
          src={picture}
          alt={t`Image`}
          sx={{ display: 'block', width: '100%', maxHeight: 260, objectFit: 'cover', borderRadius: '12px' }}
        />
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          size="small"
          sx={{ minHeight: 44 }}
          loading={busy}
          onClick={() => input.current?.click()}
        >
          {picture === null ? <Trans>Choose image</Trans> : <Trans>Replace</Trans>}
        </Button>
        {picture === null ? null : (
          <Button size="small" sx={{ minHeight: 44 }} onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </Box>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t`Email image`}
        className="visually-hidden"
        tabIndex={-1}
        onChange={(change) => {
          const file = change.target.files?.[0];
          if (file !== undefined) void onChoice(file);
          change.target.value = '';
        }}
      />
    </Box>
  );
};
