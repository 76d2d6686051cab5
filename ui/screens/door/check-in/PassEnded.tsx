import { Plural } from '@lingui/react/macro';
import Block from '@mui/icons-material/Block';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import type { DoorState } from './check-in.view.ts';
import { door } from './door-colours.ts';

type PassEndedProps = {
  readonly refusal: NonNullable<DoorState['ended']>;
  readonly waiting: number;
};

/** Says at once that this device may no longer check in. */
export const PassEnded = ({ refusal, waiting }: PassEndedProps) => (
  <Box
    role="status"
    sx={{
      position: 'absolute',
      insetInline: 12,
      bottom: 12,
      px: 2,
      py: 1.25,
      borderRadius: '12px',
      bgcolor: door.vermilion,
      color: door.onVermilion,
      display: 'flex',
      gap: 1.25,
      alignItems: 'center',
    }}
  >
    <Block aria-hidden />
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {refusalSentence(refusal, useLocale())}
      {waiting === 0 ? null : '. '}
      {waiting === 0 ? null : (
        <Plural
          value={waiting}
          one="# earlier scan will still be sent. Keep this page open."
          other="# earlier scans will still be sent. Keep this page open."
        />
      )}
    </Typography>
  </Box>
);
