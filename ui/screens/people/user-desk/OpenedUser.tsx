import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { UserSession, UserWithSessions } from '#application/people/ports/user-desk.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { paths } from '#ui/routes/paths.ts';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { SessionLine } from './SessionLine.tsx';
import { UserRoles } from './UserRoles.tsx';
import { UserSuspension } from './UserSuspension.tsx';
import { useEndSessions, userQuery } from './user-desk.view.ts';

type OpenedUserProps = { readonly opened: UserWithSessions; readonly own: boolean };

export const OpenedUser = ({ opened: { user, sessions }, own }: OpenedUserProps) => {
  const since = showMoment(user.since, useLocale());
  const [asked, setAsked] = useState<UserSession | 'ALL' | null>(null);
  const { busy, trouble, forget, end } = useEndSessions(user, () => setAsked(null));
  const id = useId();
  const ask = (what: UserSession | 'ALL') => {
    forget();
    setAsked(what);
  };
  const open = sessions.filter((session) => session.isOpen).length;
  const { email } = user;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h3" component="h2">
            {user.name === '' ? user.username : user.name}
          </Typography>
          <UserRoles user={user} />
        </Box>
        <Typography color="textSecondary">
          {[email, user.phone ?? ''].filter((part) => part !== '').join(' · ')}
        </Typography>
        <Typography variant="body2" color="textSecondary" className="tabular">
          <Trans>Joined {since}</Trans>
        </Typography>
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <LocalLink to={paths.ticketPortal(userQuery({ q: email }))}>
            <Trans>Orders and tickets</Trans>
          </LocalLink>
          <LocalLink to={paths.auditLog(userQuery({ actor: email }))}>
            <Trans>Activity</Trans>
          </LocalLink>
        </Box>
      </Box>
      <UserSuspension user={user} own={own} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h4" component="h3">
          <Trans>Sign-ins</Trans>
        </Typography>
        {open > 0 ? (
          <Button variant="outlined" color="error" disabled={busy} onClick={() => ask('ALL')}>
            <Trans>Sign out everywhere</Trans>
          </Button>
        ) : null}
      </Box>
      {sessions.length === 0 ? (
        <Typography color="textSecondary">
          <Trans>Never signed in</Trans>
        </Typography>
      ) : (
        <FramedList>
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionLine session={session} busy={busy} onEnd={() => ask(session)} />
            </li>
          ))}
        </FramedList>
      )}
      <Dialog open={asked !== null} onClose={() => setAsked(null)} fullWidth maxWidth="xs" aria-labelledby={id}>
        <DialogTitle id={id}>
          {asked === 'ALL' ? <Trans>Sign {email} out everywhere?</Trans> : <Trans>End this sign-in?</Trans>}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
          <Typography>
            <Trans>They can sign in again with a code sent to {email}.</Trans>
          </Typography>
          {trouble === null ? null : (
            <Alert severity="error" variant="outlined">
              {trouble}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={() => setAsked(null)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="contained"
            color="error"
            loading={busy}
            onClick={() => void end(asked === null || asked === 'ALL' ? null : asked.id)}
          >
            <Trans>Sign out</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
};
