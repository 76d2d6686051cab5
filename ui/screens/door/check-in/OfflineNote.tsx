import { Plural, Trans } from '@lingui/react/macro';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { door } from './door-colours.ts';

export const OfflineNote = ({ waiting }: { readonly waiting: number }) => (
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
      {waiting === 0 ? (
        <Trans>You're offline. Scans will be sent when you're back online.</Trans>
      ) : (
        <Plural
          value={waiting}
          one="You're offline. # scan is waiting to be sent. It stays in this tab, even after a reload."
          other="You're offline. # scans are waiting to be sent. They stay in this tab, even after a reload."
        />
      )}
    </Typography>
  </Box>
);
