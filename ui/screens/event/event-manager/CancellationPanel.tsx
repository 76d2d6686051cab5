import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { showTime } from '#words/platform/money-and-dates.ts';
import {
  type Cancelling,
  type EventCancellation,
  progressOf,
  standing,
  useInSight,
  useUndoable,
} from './cancellation.view.ts';
import type { DeskEvent } from './event-manager.view.ts';

type CancellationPanelProps = { readonly event: DeskEvent; readonly cancelling: Cancelling };

export const CancellationPanel = ({ event, cancelling }: CancellationPanelProps) => {
  const shown = standing(cancelling.list);
  const newest = useInSight(cancelling.asked, shown.length);
  if (shown.length === 0) return null;
  return (
    <Stack spacing={1.5} role="status" ref={newest} sx={{ scrollMarginTop: 96 }}>
      {shown.map((one) => (
        <OneCancellation key={one.id} event={event} cancellation={one} onUndo={cancelling.undo} />
      ))}
    </Stack>
  );
};

type OneCancellationProps = {
  readonly event: DeskEvent;
  readonly cancellation: EventCancellation;
  readonly onUndo: Cancelling['undo'];
};

const OneCancellation = ({ event, cancellation, onUndo }: OneCancellationProps) => {
  const { t } = useLingui();
  const toast = useToast();
  const locale = useLocale();
  const [working, setWorking] = useState(false);
  const undoable = useUndoable(cancellation);
  const { state, sessionId, reason, orders, ordersDone, refunded, people, told } = cancellation;
  const session = event.sessions.find((one) => one.id === sessionId);
  const undo = async () => {
    setWorking(true);
    const trouble = await onUndo(cancellation.id);
    setWorking(false);
    if (trouble === null) toast.success(t`The cancellation was undone. Sale goes on.`);
    else toast.error(trouble);
  };
  return (
    <Alert
      severity={state === 'DONE' ? 'info' : 'warning'}
      variant="outlined"
      action={
        undoable ? (
          <Button color="inherit" loading={working} onClick={() => void undo()}>
            <Trans>Undo</Trans>
          </Button>
        ) : null
      }
      sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <Typography variant="subtitle2" component="h2">
        {session === undefined ? (
          <Trans>This event is cancelled</Trans>
        ) : (
          <Trans>The session “{session.name}” is cancelled</Trans>
        )}
      </Typography>
      <Typography variant="body2">
        {state === 'PLANNED' ? (
          <Trans>
            Sale has stopped. From {showTime(cancellation.beginsAt, locale, event.timezone)} tickets are cancelled and
            people told. Until then you can undo this.
          </Trans>
        ) : state === 'RUNNING' ? (
          <Trans>Cancelling orders and telling people. You can leave this page.</Trans>
        ) : (
          <Trans>All orders are cancelled and everyone has been told.</Trans>
        )}
      </Typography>
      {state === 'PLANNED' ? null : (
        <>
          <LinearProgress
            variant="determinate"
            value={progressOf(cancellation)}
            aria-label={t`Progress of the cancellation`}
            sx={{ my: 1, borderRadius: 999, height: 6 }}
          />
          <Typography variant="body2">
            <Plural
              value={orders}
              one={`${ordersDone} of # order cancelled`}
              other={`${ordersDone} of # orders cancelled`}
            />
            {' · '}
            <Trans>{showMoney(refunded, locale)} to refund</Trans>
            {' · '}
            <Plural value={people} one={`${told} of # person told`} other={`${told} of # people told`} />
          </Typography>
        </>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <Trans>Reason: {reason}</Trans>
      </Typography>
    </Alert>
  );
};
