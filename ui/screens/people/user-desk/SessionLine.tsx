import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UserSession } from '#application/people/ports/user-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { shownDevice } from './user-desk.view.ts';

type SessionLineProps = { readonly session: UserSession; readonly busy: boolean; readonly onEnd: () => void };

export const SessionLine = ({ session, busy, onEnd }: SessionLineProps) => {
  const locale = useLocale();
  const device = shownDevice(session.userAgent);
  const begun = showMoment(session.begunAt, locale);
  const used = showMoment(session.lastUsedAt, locale);
  return (
    <Box sx={{ p: 2, px: 2.5, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="div">
          {device === '' ? <Trans>Unknown device</Trans> : device}
        </Typography>
        <Typography variant="body2" component="div" color="textSecondary" className="tabular">
          <Trans>Signed in {begun}</Trans> · <Trans>last used {used}</Trans>
        </Typography>
        {session.isOpen ? null : (
          <Typography variant="body2" component="div" color="textSecondary" className="tabular">
            <Ended session={session} />
          </Typography>
        )}
      </Box>
      {session.isOpen ? (
        <Button variant="outlined" disabled={busy} onClick={onEnd}>
          <Trans>End</Trans>
        </Button>
      ) : null}
    </Box>
  );
};

const Ended = ({ session: { endedAt, endedBecause } }: { readonly session: UserSession }) => {
  const locale = useLocale();
  if (endedAt === null) return <Trans>Expired</Trans>;
  const when = showMoment(endedAt, locale);
  switch (endedBecause) {
    case 'ENDED_BY_OWNER':
      return <Trans>Ended by the account’s owner {when}</Trans>;
    case 'ENDED_BY_STAFF':
      return <Trans>Ended by staff {when}</Trans>;
    case 'REUSED':
      return <Trans>Ended {when}: someone else may have used it</Trans>;
    default:
      return <Trans>Signed out {when}</Trans>;
  }
};
