import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { useToast } from '#ui/bindings/use-toast.ts';
import { ChangeTimeDialog } from './ChangeTimeDialog.tsx';
import type { GuestMailing, Mailings } from './mailing.view.ts';
import type { TimedEvent } from './mailing-time.view.ts';

type ScheduledActsProps = {
  readonly mailing: GuestMailing;
  readonly event: TimedEvent;
  readonly mailings: Mailings;
};

/** What can be done with a mailing before it begins. */
export const ScheduledActs = ({ mailing, event, mailings }: ScheduledActsProps) => {
  const { t } = useLingui();
  const toast = useToast();
  const [open, setOpen] = useState<'TIME' | 'SEND' | 'CANCEL' | null>(null);
  const [busy, setBusy] = useState(false);
  const { id, subject } = mailing;
  const close = () => setOpen(null);
  const act = async (command: 'sendNow' | 'cancel', done: string) => {
    setBusy(true);
    const trouble = await mailings.change(id, command);
    setBusy(false);
    close();
    if (trouble === null) toast.success(done);
    else toast.error(trouble);
  };
  return (
    <>
      <Button aria-label={t`Change time: ${subject}`} onClick={() => setOpen('TIME')}>
        <Trans>Change time</Trans>
      </Button>
      <Button aria-label={t`Send now: ${subject}`} onClick={() => setOpen('SEND')}>
        <Trans>Send now</Trans>
      </Button>
      <Button color="error" aria-label={t`Cancel schedule: ${subject}`} onClick={() => setOpen('CANCEL')}>
        <Trans>Cancel schedule</Trans>
      </Button>
      {open === 'TIME' ? (
        <ChangeTimeDialog mailing={mailing} event={event} mailings={mailings} onClose={close} />
      ) : null}
      {open === 'SEND' ? (
        <AskDialog
          title={<Trans>Send this email now?</Trans>}
          text={
            <Trans>Each gets it once. You can stop it while it is being sent, but not take sent emails back.</Trans>
          }
          subject={subject}
          busy={busy}
          button={<Trans>Send now</Trans>}
          onAct={() => void act('sendNow', t`Sending has begun`)}
          onClose={close}
        />
      ) : null}
      {open === 'CANCEL' ? (
        <AskDialog
          title={<Trans>Cancel this scheduled email?</Trans>}
          text={<Trans>No one gets it. To send it later, write it again.</Trans>}
          subject={subject}
          busy={busy}
          button={<Trans>Cancel schedule</Trans>}
          isError
          onAct={() => void act('cancel', t`The email will not be sent`)}
          onClose={close}
        />
      ) : null}
    </>
  );
};

type AskDialogProps = {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly subject: string;
  readonly busy: boolean;
  readonly button: ReactNode;
  readonly isError?: boolean;
  readonly onAct: () => void;
  readonly onClose: () => void;
};

const AskDialog = ({ title, text, subject, busy, button, isError = false, onAct, onClose }: AskDialogProps) => {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText color="textPrimary" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
          <Trans>Subject: {subject.trim()}</Trans>
        </DialogContentText>
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={onClose}>
          <Trans>Back</Trans>
        </Button>
        <Button variant="contained" color={isError ? 'error' : 'primary'} loading={busy} onClick={onAct}>
          {button}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
