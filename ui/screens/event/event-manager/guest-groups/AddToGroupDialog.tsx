import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import type { Guest } from '#application/ticket/ports/guest-list.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { GROUP_NAME_LENGTH, type Groups } from './guest-groups.view.ts';

type AddToGroupDialogProps = {
  readonly groups: Groups;
  readonly guests: readonly Guest[];
  readonly onAdded: () => void;
  readonly onClose: () => void;
};

/** An existing group is chosen by its name; another name makes a group. */
export const AddToGroupDialog = ({ groups, guests, onAdded, onClose }: AddToGroupDialogProps) => {
  const { t } = useLingui();
  const id = useId();
  const toast = useToast();
  const [name, setName] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const group = await groups.add(name, guests);
    if (group === null) return;
    const { name: called } = group;
    toast.success(t`Added to “${called}”`);
    onAdded();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={id}>
          <Plural value={guests.length} one="Add # guest to a group" other="Add # guests to a group" />
        </DialogTitle>
        <DialogContent>
          <Autocomplete
            freeSolo
            openOnFocus
            options={(groups.all ?? []).map((group) => group.name)}
            inputValue={name}
            onInputChange={(_, typed) => {
              setName(typed);
              groups.forget();
            }}
            slotProps={{
              clearIndicator: { 'aria-label': t`Clear`, title: t`Clear` },
              paper: { sx: { mt: 0.5, border: 1, borderColor: 'divider', borderRadius: '12px' } },
              listbox: { sx: { py: 0.5, '& .MuiAutocomplete-option': { minHeight: 44, overflowWrap: 'anywhere' } } },
            }}
            renderInput={(params) => (
              <TextField
                {...params}
                autoFocus
                name="group"
                margin="dense"
                label={t`Group`}
                error={groups.trouble !== null}
                helperText={groups.trouble ?? t`Choose a group, or type a new name such as “Table 4”.`}
                slotProps={{
                  ...params.slotProps,
                  htmlInput: { ...params.slotProps.htmlInput, maxLength: GROUP_NAME_LENGTH },
                }}
              />
            )}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained" loading={groups.busy}>
            <Trans>Add to group</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
