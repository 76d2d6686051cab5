import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ListedGatePass } from '#application/door/ports/gate-pass-desk.ts';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { useCopy } from '#ui/bindings/use-copy.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { SessionName } from './SessionName.tsx';

type PassListProps = {
  readonly event: DeskEvent;
  readonly passes: readonly ListedGatePass[];
  readonly busy: boolean;
  readonly linkTo: (passId: string) => string;
  readonly onRevoke: (passId: string, done: string) => Promise<boolean>;
};

export const PassList = ({ event, passes, busy, linkTo, onRevoke }: PassListProps) => {
  const { t } = useLingui();
  const [ending, setEnding] = useState<ListedGatePass | null>(null);
  const revoke = async (pass: ListedGatePass) => {
    await onRevoke(pass.id, t`${pass.name} can no longer check in guests`);
    setEnding(null);
  };
  return (
    <Paper
      component="section"
      aria-labelledby="passes"
      variant="outlined"
      sx={{ p: { xs: 2, md: 3 }, mb: 3, borderRadius: '16px', borderColor: 'divider' }}
    >
      <Typography id="passes" variant="h4" component="h2">
        <Trans>Passes of this event</Trans>
      </Typography>
      {passes.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          <Trans>No gate passes yet. Make one for each helper, so that you see who checked in whom.</Trans>
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
          {passes.map((pass, index) => (
            <PassRow
              key={pass.id}
              pass={pass}
              event={event}
              isFirst={index === 0}
              busy={busy}
              link={linkTo(pass.id)}
              onRevoke={() => setEnding(pass)}
            />
          ))}
        </Box>
      )}
      {ending === null ? null : (
        <Dialog open onClose={() => setEnding(null)} fullWidth maxWidth="xs" aria-labelledby="revoke-pass">
          <DialogTitle id="revoke-pass">
            <Trans>Revoke the pass of {ending.name}?</Trans>
          </DialogTitle>
          <DialogContent>
            <DialogContentText>
              <Trans>
                It stops working at once, also on a phone that is using it. Check-ins made before stay counted. You can
                make a new pass at any time.
              </Trans>
            </DialogContentText>
          </DialogContent>
          <DialogActions>
            <Button color="secondary" onClick={() => setEnding(null)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="contained" color="error" loading={busy} onClick={() => void revoke(ending)}>
              <Trans>Revoke pass</Trans>
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Paper>
  );
};

type PassRowProps = {
  readonly pass: ListedGatePass;
  readonly event: DeskEvent;
  readonly isFirst: boolean;
  readonly busy: boolean;
  readonly link: string;
  readonly onRevoke: () => void;
};

const PassRow = ({ pass, event, isFirst, busy, link, onRevoke }: PassRowProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const copy = useCopy();
  const isLive = pass.state === 'UNUSED' || pass.state === 'IN_USE';
  const sessions = event.sessions.filter(({ id }) => pass.sessionIds.includes(id));
  const [only] = sessions;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1.5,
        borderTop: isFirst ? 0 : 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 260px', overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="subtitle2" component="h3">
            {pass.name}
          </Typography>
          <StateChip state={pass.state} />
        </Box>
        <Typography variant="body2" color="textSecondary">
          <StateWords pass={pass} timezone={event.timezone} />
          {' · '}
          <Plural value={pass.scans} _0="No check-ins yet" one="# check-in" other="# check-ins" />
        </Typography>
        {event.sessions.length < 2 ? null : (
          <Typography variant="body2" color="textSecondary">
            {sessions.length === 1 && only !== undefined ? (
              <SessionName session={only} locale={locale} timezone={event.timezone} />
            ) : (
              <Plural value={sessions.length} one="# session" other="# sessions" />
            )}
          </Typography>
        )}
      </Box>
      {isLive ? (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button
            color="secondary"
            onClick={() => void copy(link)}
            aria-label={t`Copy the link of ${pass.name}`}
            sx={{ minHeight: 44 }}
          >
            <Trans>Copy link</Trans>
          </Button>
          <Button
            color="error"
            disabled={busy}
            onClick={onRevoke}
            aria-label={t`Revoke the pass of ${pass.name}`}
            sx={{ minHeight: 44 }}
          >
            <Trans>Revoke</Trans>
          </Button>
        </Box>
      ) : null}
    </Box>
  );
};

const StateChip = ({ state }: Pick<ListedGatePass, 'state'>) => (
  <Chip
    size="small"
    color={state === 'IN_USE' ? 'success' : 'default'}
    label={
      state === 'IN_USE' ? (
        <Trans>In use</Trans>
      ) : state === 'UNUSED' ? (
        <Trans>Not used yet</Trans>
      ) : state === 'ENDED' ? (
        <Trans>Ended</Trans>
      ) : (
        <Trans>Revoked</Trans>
      )
    }
  />
);

const StateWords = ({ pass, timezone }: { readonly pass: ListedGatePass; readonly timezone: string }) => {
  const locale = useLocale();
  const ends = showMoment(pass.endsAt, locale, timezone);
  switch (pass.state) {
    case 'IN_USE':
      return (
        <Trans>
          Since {showMoment(pass.startedAt ?? pass.issuedAt, locale, timezone)}, valid until {ends}
        </Trans>
      );
    case 'UNUSED':
      return <Trans>Valid until {ends}</Trans>;
    case 'ENDED':
      return <Trans>Ended at {ends}</Trans>;
    case 'REVOKED':
      return <Trans>Revoked at {showMoment(pass.revokedAt ?? pass.endsAt, locale, timezone)}</Trans>;
    default:
      return null;
  }
};
