import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { GuestGroup } from '#application/ticket/ports/guest-groups.ts';
import { DeleteGroupDialog } from './DeleteGroupDialog.tsx';
import type { Groups } from './guest-groups.view.ts';
import { RenameGroupDialog } from './RenameGroupDialog.tsx';

type ChosenGroupProps = { readonly group: GuestGroup; readonly groups: Groups; readonly onRemoved: () => void };

/** The group that the list is filtered by. */
export const ChosenGroup = ({ group, groups, onRemoved }: ChosenGroupProps) => {
  const { t } = useLingui();
  const [asking, setAsking] = useState<'RENAME' | 'REMOVE' | null>(null);
  const close = () => {
    setAsking(null);
    groups.forget();
  };
  const { name } = group;
  return (
    <Box
      role="group"
      aria-label={t`Group “${name}”`}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 2 }}
    >
      <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary" className="tabular" sx={{ mr: 1 }}>
        <Plural value={group.guests} one="# guest" other="# guests" />
      </Typography>
      <Button color="secondary" sx={{ minHeight: 44 }} onClick={() => setAsking('RENAME')}>
        <Trans>Rename</Trans>
      </Button>
      <Button color="error" sx={{ minHeight: 44 }} onClick={() => setAsking('REMOVE')}>
        <Trans>Delete group</Trans>
      </Button>
      {asking === 'RENAME' ? <RenameGroupDialog group={group} groups={groups} onClose={close} /> : null}
      {asking === 'REMOVE' ? (
        <DeleteGroupDialog group={group} groups={groups} onRemoved={onRemoved} onClose={close} />
      ) : null}
    </Box>
  );
};
