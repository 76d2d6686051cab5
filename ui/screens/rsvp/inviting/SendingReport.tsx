import { Plural, Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { paths } from '#ui/routes/paths.ts';

type SendingReportProps = { readonly eventId: number; readonly sent: number; readonly left: number };

export const SendingReport = ({ eventId, sent, left }: SendingReportProps) => (
  <Alert
    severity={left === 0 ? 'success' : 'warning'}
    variant="outlined"
    // On a phone the button goes below the text, which keeps the whole line.
    sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
    action={
      <Button component={Link} to={paths.invitedGuests(eventId)} size="small" sx={{ minHeight: 44 }}>
        <Trans>Invited Guests</Trans>
      </Button>
    }
  >
    <Plural value={sent} one="# invitation is on its way." other="# invitations are on their way." />{' '}
    {left === 0 ? null : (
      <Plural
        value={left}
        one="# line wasn’t sent. The reason is beside it."
        other="# lines weren’t sent. The reason is beside each."
      />
    )}
  </Alert>
);
