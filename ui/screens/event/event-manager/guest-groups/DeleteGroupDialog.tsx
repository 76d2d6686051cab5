import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { GuestGroup } from '#application/ticket/ports/guest-groups.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import type { Groups } from './guest-groups.view.ts';

type DeleteGroupDialogProps = {
  readonly group: GuestGroup;
  readonly groups: Groups;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
};

export const DeleteGroupDialog = ({ group, groups, onRemoved, onClose }: DeleteGroupDialogProps) => {
  const { t } = useLingui();
  const id = useId();
  const toast = useToast();
  const { name } = group;
  const remove = async () => {
    if (!(await groups.remove(group.id))) return;
    toast.success(t`Group deleted`);
    onClose();
    onRemoved();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        <Trans>Delete the group “{name}”?</Trans>
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary">
          <Trans>Its guests stay on the list and keep their tickets.</Trans>
        </Typography>
        {groups.trouble === null ? null : (
          <Alert severity="error" variant="outlined" role="alert" sx={{ mt: 1.5 }}>
            {groups.trouble}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button color="error" variant="contained" loading={groups.busy} onClick={() => void remove()}>
          <Trans>Delete group</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
