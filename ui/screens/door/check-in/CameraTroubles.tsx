import { Trans } from '@lingui/react/macro';
import NoPhotographyOutlined from '@mui/icons-material/NoPhotographyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CameraTrouble } from '#application/door/ports/code-scanner.ts';
import { door } from './door-colours.ts';

/** Why there is no picture and what helps; the typed code works meanwhile. */
export const CameraTroubles = ({
  trouble,
  onRetry,
}: {
  readonly trouble: CameraTrouble;
  readonly onRetry: () => void;
}) => (
  <Box
    role="status"
    sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', p: 3, pt: 12, textAlign: 'center' }}
  >
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, maxWidth: 420, textWrap: 'balance' }}>
      <NoPhotographyOutlined aria-hidden sx={{ fontSize: 56, color: door.gold }} />
      <Typography variant="h3" component="p">
        {trouble === 'REFUSED' ? (
          <Trans>The camera is not allowed</Trans>
        ) : trouble === 'NO_CAMERA' ? (
          <Trans>No camera was found</Trans>
        ) : trouble === 'IN_USE' ? (
          <Trans>The camera is busy</Trans>
        ) : (
          <Trans>The camera cannot be used here</Trans>
        )}
      </Typography>
      <Typography sx={{ color: door.muted }}>
        {trouble === 'REFUSED' ? (
          <Trans>
            Allow it in the browser's settings for this page, then try again. Until then, type the code under the QR.
          </Trans>
        ) : trouble === 'NO_CAMERA' ? (
          <Trans>Connect one, or type the code under the QR.</Trans>
        ) : trouble === 'IN_USE' ? (
          <Trans>Another app is using it. Close that app, then try again.</Trans>
        ) : (
          <Trans>Browsers give the camera to secure addresses only (https). Type the code under the QR.</Trans>
        )}
      </Typography>
      {trouble === 'NOT_ALLOWED_HERE' ? null : (
        <Button
          variant="outlined"
          onClick={onRetry}
          sx={{
            color: door.ink,
            borderColor: door.ink,
            '&:hover': { borderColor: door.ink, bgcolor: 'rgb(255 255 255 / 0.08)' },
          }}
        >
          <Trans>Try again</Trans>
        </Button>
      )}
    </Box>
  </Box>
);
