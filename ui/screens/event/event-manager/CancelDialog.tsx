import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import type { CancellationPreview } from '#application/event/ports/cancellation-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import {
  CANCELLATION_REASON_MAX,
  type Cancelling,
  standing,
  UNDO_MINUTES,
  usePreview,
  wrongFields,
} from './cancellation.view.ts';
import type { DeskEvent } from './event-manager.view.ts';

type CancelDialogProps = {
  readonly event: DeskEvent;
  readonly cancelling: Cancelling;
  readonly onClose: () => void;
};

const WHOLE = '';

/** What it concerns, the reason that people are told, and the event's name typed. */
export const CancelDialog = ({ event, cancelling, onClose }: CancelDialogProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const id = useId();
  const [session, setSession] = useState(WHOLE);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [working, setWorking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const sessionId = session === WHOLE ? null : Number(session);
  const preview = usePreview(event.id, sessionId);
  const wrong = wrongFields(event.name, typed, reason);
  const gone = standing(cancelling.list).map((one) => one.sessionId);
  const sessions = event.sessions.filter((one) => !gone.includes(one.id));
  const submit = async (form: FormEvent) => {
    form.preventDefault();
    setTried(true);
    if (wrong.name || wrong.reason) return;
    setWorking(true);
    const said = await cancelling.cancel(sessionId, typed, reason);
    setWorking(false);
    setTrouble(said);
    if (said === null) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form noValidate onSubmit={(form) => void submit(form)}>
        <DialogTitle id={id}>
          <Trans>Cancel “{event.name}”?</Trans>
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {event.sessions.length > 1 ? (
            <TextField
              select
              label={t`What is cancelled`}
              value={session}
              onChange={({ target }) => setSession(target.value)}
              slotProps={{
                select: { native: true },
                htmlInput: { id: `${id}-what` },
                inputLabel: { htmlFor: `${id}-what`, shrink: true },
              }}
              sx={{ mt: 1 }}
            >
              <option value={WHOLE}>{t`The whole event`}</option>
              {sessions.map((one) => (
                <option key={one.id} value={one.id}>
                  {`${one.name} · ${showMoment(one.beginAt, locale, event.timezone)}`}
                </option>
              ))}
            </TextField>
          ) : null}
          <Concerned preview={preview} />
          <Typography variant="body2">
            <Trans>Sale stops at once. You can undo this for {UNDO_MINUTES} minutes; no one is told before then.</Trans>
          </Typography>
          <TextField
            autoFocus
            required
            multiline
            minRows={2}
            label={t`Reason`}
            value={reason}
            error={tried && wrong.reason}
            helperText={
              tried && wrong.reason
                ? t`Please give a reason of at most ${CANCELLATION_REASON_MAX} characters`
                : t`Everyone who bought or was invited reads this`
            }
            onChange={({ target }) => setReason(target.value)}
          />
          <TextField
            required
            label={t`Type “${event.name}” to confirm`}
            value={typed}
            autoComplete="off"
            error={tried && wrong.name}
            helperText={tried && wrong.name ? t`The name doesn’t match` : ' '}
            onChange={({ target }) => setTyped(target.value)}
          />
          {trouble === null ? null : (
            <Alert severity="error" variant="outlined" role="alert">
              {trouble}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="secondary">
            <Trans>Keep event</Trans>
          </Button>
          <Button type="submit" variant="contained" color="error" loading={working}>
            {sessionId === null ? <Trans>Cancel event</Trans> : <Trans>Cancel session</Trans>}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

const Concerned = ({ preview }: { readonly preview: CancellationPreview | null }) => {
  const locale = useLocale();
  if (preview === null) return <Skeleton variant="rounded" height={92} aria-hidden />;
  const { orders, tickets, money, invitations } = preview;
  return (
    <Box role="status" sx={{ p: 2, borderRadius: '12px', bgcolor: 'tone.dangerWash' }}>
      <Typography variant="body2" sx={{ fontWeight: 700 }}>
        <Plural value={orders} _0="No orders yet" one="# order" other="# orders" />
        {' · '}
        <Plural value={tickets} _0="no tickets" one="# ticket" other="# tickets" />
        {' · '}
        <Plural value={invitations} _0="no open invitations" one="# invitation" other="# invitations" />
      </Typography>
      <Typography variant="body2">
        {money === 0 ? (
          <Trans>No money has to be refunded.</Trans>
        ) : (
          <Trans>{showMoney(money, locale)} will be refunded.</Trans>
        )}
      </Typography>
    </Box>
  );
};
