import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Guest } from '#application/ticket/ports/guest-list.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { Spinner } from '#ui/components/Spinner.tsx';
import { refusalSentence } from '#words/platform/refusals.ts';
import { CheckInEntry } from './CheckInEntry.tsx';
import { useCheckIns } from './check-ins.view.ts';

type CheckInsDialogProps = {
  readonly guest: Pick<Guest, 'ticketId' | 'name'>;
  readonly timezone: string;
  readonly onClose: () => void;
};

/** Who scanned a guest's ticket, where and when, also what was taken back. [S4-20] */
export const CheckInsDialog = ({ guest, timezone, onClose }: CheckInsDialogProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const id = useId();
  const { read, busy, trouble, load, undo } = useCheckIns(guest.ticketId);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        <Trans>Check-ins of {guest.name}</Trans>
      </DialogTitle>
      <DialogContent>
        {trouble === null ? null : (
          <Alert severity="error" sx={{ mb: 2 }}>
            {trouble}
          </Alert>
        )}
        {read.kind === 'READING' ? (
          <Spinner />
        ) : read.kind === 'FAILED' ? (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={() => void load()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>Couldn’t load the check-ins.</Trans>
          </Alert>
        ) : read.kind === 'REFUSED' ? (
          <Alert severity="error">{refusalSentence(read.refusal, locale)}</Alert>
        ) : read.lines.length === 0 ? (
          <Typography>
            <Trans>Not checked in yet.</Trans>
          </Typography>
        ) : (
          <Box component="ol" aria-label={t`Check-ins`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {read.lines.map((line) => (
              <CheckInEntry
                key={line.id}
                line={line}
                isBothWays={read.lines.some(({ way }) => way === 'OUT')}
                timezone={timezone}
                busy={busy}
                onUndo={() => void undo(line.id, t`Check-in undone`)}
              />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          <Trans>Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
