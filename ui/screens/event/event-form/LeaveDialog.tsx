import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import type { Blocker } from 'react-router';

export const LeaveDialog = ({ blocker, children }: { readonly blocker: Blocker; readonly children: ReactNode }) => (
  <Dialog open={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} aria-labelledby="leave-title">
    <DialogTitle id="leave-title">
      <Trans>Leave without saving?</Trans>
    </DialogTitle>
    <DialogContent>
      <DialogContentText>{children}</DialogContentText>
    </DialogContent>
    <DialogActions>
      <Button color="secondary" onClick={() => blocker.proceed?.()}>
        <Trans>Leave</Trans>
      </Button>
      <Button variant="contained" autoFocus onClick={() => blocker.reset?.()}>
        <Trans>Keep editing</Trans>
      </Button>
    </DialogActions>
  </Dialog>
);
