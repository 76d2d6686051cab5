import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CameraTrouble } from '#application/door/ports/code-scanner.ts';
import { CameraOffIcon } from '#ui/icons/camera-off.gen.ts';
import { door } from './door-colours.ts';

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
      <CameraOffIcon size={56} tone="gold" />
      <Typography variant="h3" component="p">
        {trouble === 'REFUSED' ? (
          <Trans>Camera access is blocked</Trans>
        ) : trouble === 'NO_CAMERA' ? (
          <Trans>No camera found</Trans>
        ) : trouble === 'IN_USE' ? (
          <Trans>Camera in use</Trans>
        ) : (
          <Trans>Camera unavailable</Trans>
        )}
      </Typography>
      <Typography sx={{ color: door.muted }}>
        {trouble === 'REFUSED' ? (
          <Trans>
            Allow camera access for this page in your browser settings, then try again. In the meantime, enter the code
            below the QR code.
          </Trans>
        ) : trouble === 'NO_CAMERA' ? (
          <Trans>Connect a camera, or enter the code below the QR code.</Trans>
        ) : trouble === 'IN_USE' ? (
          <Trans>Another app is using the camera. Close it, then try again.</Trans>
        ) : (
          <Trans>
            Browsers only allow the camera on secure (https) pages. Enter the code below the QR code instead.
          </Trans>
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
