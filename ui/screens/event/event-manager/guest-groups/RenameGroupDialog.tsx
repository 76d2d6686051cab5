import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import type { GuestGroup } from '#application/ticket/ports/guest-groups.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { GROUP_NAME_LENGTH, type Groups } from './guest-groups.view.ts';

type RenameGroupDialogProps = { readonly group: GuestGroup; readonly groups: Groups; readonly onClose: () => void };

export const RenameGroupDialog = ({ group, groups, onClose }: RenameGroupDialogProps) => {
  const { t } = useLingui();
  const id = useId();
  const toast = useToast();
  const [name, setName] = useState(group.name);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if ((await groups.rename(group.id, name)) === null) return;
    toast.success(t`Group renamed`);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={id}>
          <Trans>Rename group</Trans>
        </DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            name="group"
            margin="dense"
            label={t`Name`}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              groups.forget();
            }}
            error={groups.trouble !== null}
            helperText={groups.trouble}
            slotProps={{ htmlInput: { maxLength: GROUP_NAME_LENGTH } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained" loading={groups.busy}>
            <Trans>Rename</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
