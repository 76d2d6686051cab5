import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { TextField } from '#ui/components/TextField.tsx';
import { PencilIcon } from '#ui/icons/pencil.gen.ts';
import { Trash2Icon } from '#ui/icons/trash-2.gen.ts';
import { type FilteredList, type KeptFilter, useSavedFilters } from './saved-filters.view.ts';

type Props = { readonly list: FilteredList; readonly onClose: () => void };

export const SavedFiltersDialog = ({ list, onClose }: Props) => {
  const { t } = useLingui();
  const title = useId();
  const filters = useSavedFilters(list);
  const { kept, problem, busy, isFiltered } = filters;
  const [renamed, setRenamed] = useState<KeptFilter | null>(null);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>
        <Trans>Saved filters</Trans>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {problem === null ? null : (
          <Alert
            severity="error"
            variant="outlined"
            role="alert"
            action={
              kept === null ? (
                <Button color="inherit" onClick={filters.tryAgain}>
                  <Trans>Try again</Trans>
                </Button>
              ) : undefined
            }
          >
            {problem}
          </Alert>
        )}
        {kept === null ? (
          problem === null ? (
            <Skeleton variant="rounded" height={96} />
          ) : null
        ) : kept.length === 0 ? (
          <Typography color="textSecondary">
            <Trans>Nothing saved yet. Filter or search the list, then give it a name here.</Trans>
          </Typography>
        ) : (
          <Box component="ul" aria-labelledby={title} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {kept.map((filter) => (
              <li key={filter.id}>
                {renamed?.id === filter.id ? (
                  <NameForm
                    name={filter.name}
                    action={t`Rename`}
                    busy={busy}
                    onName={async (name) => {
                      if (await filters.rename(filter, name)) setRenamed(null);
                    }}
                  />
                ) : (
                  <Kept
                    filter={filter}
                    current={filters.isNow(filter)}
                    onPick={() => {
                      filters.pick(filter);
                      onClose();
                    }}
                    onRename={() => setRenamed(filter)}
                    onRemove={() => void filters.remove(filter)}
                  />
                )}
              </li>
            ))}
          </Box>
        )}
        {kept !== null && isFiltered && renamed === null ? (
          <NameForm key={kept.length} name="" action={t`Save this filter`} busy={busy} onName={filters.save} />
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          <Trans>Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};

type KeptProps = {
  readonly filter: KeptFilter;
  readonly current: boolean;
  readonly onPick: () => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
};

const Kept = ({ filter: { name }, current, onPick, onRename, onRemove }: KeptProps) => {
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Button
        variant="outlined"
        color="secondary"
        aria-current={current ? 'true' : undefined}
        onClick={onPick}
        sx={{ flex: 1, minWidth: 0, minHeight: 44, justifyContent: 'flex-start', overflowWrap: 'anywhere' }}
      >
        {name}
      </Button>
      <IconButton aria-label={t`Rename ${name}`} onClick={onRename} sx={{ width: 44, height: 44 }}>
        <PencilIcon small />
      </IconButton>
      <IconButton aria-label={t`Delete ${name}`} onClick={onRemove} sx={{ width: 44, height: 44 }}>
        <Trash2Icon small />
      </IconButton>
    </Box>
  );
};

type NameFormProps = {
  readonly name: string;
  readonly action: string;
  readonly busy: boolean;
  readonly onName: (name: string) => Promise<unknown>;
};

const NameForm = ({ name: before, action, busy, onName }: NameFormProps) => {
  const { t } = useLingui();
  const [name, setName] = useState(before);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!busy) void onName(name);
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1, '& > :first-of-type': { flex: '1 1 220px' } }}
    >
      <TextField
        name="filter"
        label={t`Name of the filter`}
        value={name}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <Button type="submit" variant="contained" loading={busy} sx={{ minHeight: 48 }}>
        {action}
      </Button>
    </Box>
  );
};
