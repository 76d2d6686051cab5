import { Plural, Trans } from '@lingui/react/macro';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { door } from './door-colours.ts';

type OfflineNoteProps = {
  readonly waiting: number;
  readonly offline: boolean;
  /** The device has the event's tickets. */
  readonly canDecide: boolean;
};

export const OfflineNote = ({ waiting, offline, canDecide }: OfflineNoteProps) => (
  <Box
    role="status"
    sx={{
      position: 'absolute',
      insetInline: 12,
      bottom: 12,
      px: 2,
      py: 1.25,
      borderRadius: '12px',
      bgcolor: door.gold,
      color: door.onGold,
      display: 'flex',
      gap: 1.25,
      alignItems: 'center',
    }}
  >
    <CloudOffOutlined aria-hidden />
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {offline ? (
        canDecide ? (
          <Trans>You're offline. Tickets are checked on this device.</Trans>
        ) : (
          <Trans>You're offline, and this device has no ticket list yet.</Trans>
        )
      ) : null}
      {offline && waiting > 0 ? ' ' : null}
      {waiting === 0 ? null : (
        <Plural
          value={waiting}
          one="# scan is kept here until it is sent."
          other="# scans are kept here until they are sent."
        />
      )}
    </Typography>
  </Box>
);
