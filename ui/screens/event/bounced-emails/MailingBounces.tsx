import { Plural, Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { BOUNCES_SAID } from '#words/people/bounces.ts';
import { BouncedNote } from './BouncedNote.tsx';
import { useBounces } from './mailing-bounces.view.ts';

type MailingBouncesProps = {
  readonly eventId: number;
  readonly mailingId: string;
  readonly bounced: number;
  readonly onClose: () => void;
};

/** Whom an email to guests did not reach, and why. */
export const MailingBounces = ({ eventId, mailingId, bounced, onClose }: MailingBouncesProps) => {
  const id = useId();
  const locale = useLocale();
  const { bounces, tried } = useBounces(mailingId);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>
        <Plural value={bounced} one="# email bounced" other="# emails bounced" />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography color="textSecondary">
          <Trans>
            Later emails skip these addresses until you correct them or allow emails again. Tickets are still sent.
          </Trans>
        </Typography>
        {bounces.kind === 'LOADING' ? <LinearProgress aria-hidden /> : null}
        {bounces.kind === 'AWAY' ? (
          <Alert severity="error" variant="outlined" role="alert">
            {bounces.sentence ?? <Trans>Can’t reach the server. Check the connection and try again.</Trans>}
          </Alert>
        ) : null}
        {bounces.kind === 'READ' ? (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {bounces.addresses.map(({ email, because, isHeld }) => (
              <Box component="li" key={email} sx={{ overflowWrap: 'anywhere' }}>
                <Typography>{email}</Typography>
                {isHeld ? (
                  <BouncedNote eventId={eventId} email={email} bounced={{ because }} onTried={() => tried(email)} />
                ) : (
                  <Typography variant="caption" color="textSecondary" component="p">
                    {BOUNCES_SAID[because][locale]}
                  </Typography>
                )}
              </Box>
            ))}
          </Box>
        ) : null}
        {bounces.kind === 'READ' && bounces.addresses.length < bounced ? (
          <Typography color="textSecondary">
            <Trans>Only the latest 200 are listed.</Trans>
          </Typography>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
