import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

type OfferDialogProps = {
  readonly title: ReactNode;
  readonly submit: ReactNode;
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export const OfferDialog = ({ title, submit, busy, trouble, onSubmit, onClose, children }: OfferDialogProps) => {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '& > :first-of-type': { mt: 0.5 } }}>
          {children}
          {trouble === null ? null : (
            <Alert severity="error" role="alert">
              {trouble}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="secondary">
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
