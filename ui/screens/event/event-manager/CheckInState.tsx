import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Guest } from '#application/ticket/ports/guest-list.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';

/** [S4-20] */
export const CheckInState = ({ guest, timezone }: { readonly guest: Guest; readonly timezone: string }) => {
  const locale = useLocale();
  if (guest.status === 'VOID')
    return (
      <Chip
        size="small"
        label={<Trans>No longer valid</Trans>}
        sx={{ bgcolor: 'tone.sunken', color: 'text.secondary' }}
      />
    );
  if (guest.firstCheckInAt === null)
    return <Chip size="small" variant="outlined" label={<Trans>Not checked in</Trans>} />;
  return (
    <Box>
      <Chip size="small" label={<Trans>Checked in</Trans>} sx={{ bgcolor: 'tone.jadeWash', color: 'tone.jade' }} />
      <Typography variant="caption" color="textSecondary" component="p" className="tabular" sx={{ mt: 0.25 }}>
        {showMoment(guest.firstCheckInAt, locale, timezone)}
        {guest.checkIns > 1 ? (
          <>
            {' · '}
            <Plural value={guest.checkIns} one="# check-in" other="# check-ins" />
          </>
        ) : null}
      </Typography>
    </Box>
  );
};
