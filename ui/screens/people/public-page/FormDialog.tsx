import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId } from 'react';

type Props = {
  readonly title: ReactNode;
  readonly action: ReactNode;
  readonly problem: string | null;
  readonly busy: boolean;
  readonly waits?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export const FormDialog = ({ title, action, problem, busy, waits = false, onSubmit, onClose, children }: Props) => {
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!busy && !waits) onSubmit();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>{children}</Box>
          {problem === null ? null : <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={waits}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
