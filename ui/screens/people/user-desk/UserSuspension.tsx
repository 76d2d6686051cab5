import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import type { FoundUser } from '#application/people/ports/user-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { LONGEST_REASON, useSuspension } from './suspension.view.ts';

type UserSuspensionProps = { readonly user: FoundUser; readonly own: boolean };

export const UserSuspension = ({ user, own }: UserSuspensionProps) => {
  const [asked, setAsked] = useState(false);
  const since = showMoment(user.suspension?.since ?? user.since, useLocale());
  const ask = (
    <Button
      variant="outlined"
      color={user.suspension === null ? 'error' : 'primary'}
      onClick={() => setAsked(true)}
      sx={{ justifySelf: 'start' }}
    >
      {user.suspension === null ? <Trans>Suspend account</Trans> : <Trans>Lift suspension</Trans>}
    </Button>
  );
  return (
    <>
      {user.suspension === null ? (
        own ? (
          <Typography variant="body2" color="textSecondary">
            <Trans>This is your own account. Another admin can suspend it.</Trans>
          </Typography>
        ) : (
          ask
        )
      ) : (
        <Alert severity="warning" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle2" component="h3" className="tabular">
            <Trans>Suspended since {since}</Trans>
          </Typography>
          <Typography variant="body2" sx={{ mb: 1.5, whiteSpace: 'pre-line' }}>
            {user.suspension.reason}
          </Typography>
          {own ? null : ask}
        </Alert>
      )}
      {asked ? <AskDialog user={user} onClose={() => setAsked(false)} /> : null}
    </>
  );
};

const AskDialog = ({ user, onClose }: { readonly user: FoundUser; readonly onClose: () => void }) => {
  const { t } = useLingui();
  const id = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, trouble, suspend, lift } = useSuspension(user, onClose);
  const { email } = user;
  const lifts = user.suspension !== null;
  const missing = tried && reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy) return;
    if (lifts) void lift();
    else if (reason.trim() !== '') void suspend(reason);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {lifts ? <Trans>Lift the suspension of {email}?</Trans> : <Trans>Suspend {email}?</Trans>}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {lifts ? (
            <Typography>
              <Trans>
                They can sign in and receive payouts again. Their events stay archived until they restore them. We’ll
                email them.
              </Trans>
            </Typography>
          ) : (
            <>
              <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
                <li>
                  <Trans>They are signed out everywhere and can’t sign in.</Trans>
                </li>
                <li>
                  <Trans>
                    Their own published events are archived and stop selling. A corporate’s events stay on sale.
                  </Trans>
                </li>
                <li>
                  <Trans>They can’t receive payouts.</Trans>
                </li>
                <li>
                  <Trans>Tickets they bought or sold stay valid.</Trans>
                </li>
              </Box>
              <TextField
                label={t`Reason, for the owner of the account`}
                value={reason}
                autoFocus
                required
                multiline
                minRows={3}
                error={missing}
                helperText={missing ? <Trans>Please say why</Trans> : <Trans>We’ll email it to them.</Trans>}
                onChange={(event) => setReason(event.target.value)}
                slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
              />
            </>
          )}
          {trouble === null ? null : (
            <Alert severity="error" variant="outlined">
              {trouble}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained" color={lifts ? 'primary' : 'error'} loading={busy}>
            {lifts ? <Trans>Lift suspension</Trans> : <Trans>Suspend account</Trans>}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
