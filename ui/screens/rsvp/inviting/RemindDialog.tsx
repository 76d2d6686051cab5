import { Plural, Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Reminders } from '#application/rsvp/ports/inviting-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showCount } from '#ui/screens/event/desk/figures.view.ts';
import { type Reminding, useReminding } from './remind-guests.view.ts';

type RemindDialogProps = {
  readonly eventId: number;
  /** Null: of all sessions. */
  readonly sessionId: number | null;
  readonly onClose: () => void;
};

/** Letters already sent stay sent when it is stopped. */
export const RemindDialog = ({ eventId, sessionId, onClose }: RemindDialogProps) => {
  const id = useId();
  const { state, send, stop } = useReminding(eventId, sessionId);
  const due = state.kind === 'COUNTED' ? state.reminders.due : 0;
  const leave = state.kind === 'SENDING' ? stop : onClose;
  return (
    <Dialog open onClose={leave} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>
        <Title state={state} />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }} aria-live="polite">
        <Content state={state} />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={leave}>
          {state.kind === 'SENDING' ? <Trans>Stop</Trans> : due > 0 ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
        </Button>
        {due > 0 ? (
          <Button variant="contained" onClick={() => send(due)}>
            <Plural value={due} one="Send # reminder" other="Send # reminders" />
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
};

const Title = ({ state }: { readonly state: Reminding }) => {
  switch (state.kind) {
    case 'COUNTING':
      return <Trans>Counting guests…</Trans>;
    case 'COUNTED':
      return (
        <Plural value={state.reminders.due} _0="No one to remind now" one="Remind # guest?" other="Remind # guests?" />
      );
    case 'SENDING':
      return <Trans>Sending reminders…</Trans>;
    case 'SENT':
      return <Plural value={state.sent} _0="No reminders sent" one="# reminder sent" other="# reminders sent" />;
    case 'AWAY':
      return <Trans>Remind guests</Trans>;
  }
};

const Content = ({ state }: { readonly state: Reminding }) => {
  const locale = useLocale();
  switch (state.kind) {
    case 'COUNTING':
      return <LinearProgress aria-hidden />;
    case 'AWAY':
      return (
        <Alert severity="error" variant="outlined">
          {state.sentence}
        </Alert>
      );
    case 'COUNTED':
      return <LeftOut reminders={state.reminders} />;
    case 'SENDING': {
      const [sent, due] = [showCount(state.sent, locale), showCount(state.due, locale)];
      return (
        <>
          <LinearProgress variant="determinate" value={(100 * state.sent) / Math.max(1, state.due)} aria-hidden />
          <Typography color="textSecondary" className="tabular">
            <Trans>
              {sent} of {due} sent
            </Trans>
          </Typography>
        </>
      );
    }
    case 'SENT':
      return state.sentence === null ? (
        <Typography color="textSecondary">
          <Trans>Guests get the invitation again, with the same personal link.</Trans>
        </Typography>
      ) : (
        <Alert severity="warning" variant="outlined">
          {state.sentence}
        </Alert>
      );
  }
};

const LeftOut = ({
  reminders: { due, recent, finished, unsubscribed, bounced },
}: {
  readonly reminders: Reminders;
}) => (
  <>
    {due > 0 ? (
      <Typography>
        <Trans>Each guest who hasn’t replied gets the invitation again, with the same personal link.</Trans>
      </Typography>
    ) : null}
    {recent > 0 ? (
      <Typography color="textSecondary">
        <Plural
          value={recent}
          one="# guest got an email in the last 3 days and is left out."
          other="# guests got an email in the last 3 days and are left out."
        />
      </Typography>
    ) : null}
    {finished > 0 ? (
      <Typography color="textSecondary">
        <Plural value={finished} one="# guest has had all 3 emails." other="# guests have had all 3 emails." />
      </Typography>
    ) : null}
    {unsubscribed > 0 ? (
      <Typography color="textSecondary">
        <Plural value={unsubscribed} one="# guest has unsubscribed." other="# guests have unsubscribed." />
      </Typography>
    ) : null}
    {bounced > 0 ? (
      <Typography color="textSecondary">
        <Plural
          value={bounced}
          one="# guest has an address that bounces."
          other="# guests have addresses that bounce."
        />
      </Typography>
    ) : null}
  </>
);
