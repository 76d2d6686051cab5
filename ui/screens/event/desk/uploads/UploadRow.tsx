import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Upload } from './uploads.view.ts';

type UploadRowProps = {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
};

export const UploadRow = ({ upload, onRetry, onRemove }: UploadRowProps) => {
  const { t } = useLingui();
  const { name, percent, trouble, mayRetry, mayRemove } = upload;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography component="p">{name}</Typography>
        {trouble === null ? (
          <LinearProgress
            variant="determinate"
            value={percent}
            aria-label={t`Uploading ${name}`}
            sx={{ mt: 1, height: 6, borderRadius: 3 }}
          />
        ) : (
          <Typography variant="body2" color="error" role="alert" component="p">
            {trouble}
          </Typography>
        )}
      </Box>
      {trouble === null ? null : (
        <>
          <Button variant="outlined" disabled={!mayRetry} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <Button color="secondary" disabled={!mayRemove} onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </>
      )}
    </Box>
  );
};
