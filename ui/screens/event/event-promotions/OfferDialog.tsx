import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import type { OfferTrouble } from './event-promotions.view.ts';

type OfferDialogProps = {
  readonly title: ReactNode;
  readonly submit: ReactNode;
  readonly busy: boolean;
  readonly trouble: OfferTrouble | null;
  /** That say themselves what is wrong with them. */
  readonly fields: readonly string[];
  /** What somebody else saved meanwhile, and it says why nothing was saved; null: nothing. */
  readonly others?: ReactNode;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export const OfferDialog = (props: OfferDialogProps) => {
  const { title, submit, busy, trouble, fields, others = null, onSubmit, onClose, children } = props;
  const id = useId();
  const saidAtField = trouble?.field != null && fields.includes(trouble.field);
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
          {others}
          {trouble === null || saidAtField || (trouble.stale !== undefined && others !== null) ? null : (
            <Alert severity="error" role="alert">
              {trouble.text}
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
