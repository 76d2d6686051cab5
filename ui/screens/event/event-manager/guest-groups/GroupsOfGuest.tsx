import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Guest } from '#application/ticket/ports/guest-list.ts';

export const GroupsOfGuest = ({ guest }: { readonly guest: Pick<Guest, 'groups'> }) =>
  guest.groups.length === 0 ? null : (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
      <span className="visually-hidden">
        <Trans>Groups:</Trans>
      </span>
      {guest.groups.map(({ id, name }) => (
        <Chip key={id} size="small" variant="outlined" label={name} sx={{ maxWidth: '100%' }} />
      ))}
    </Box>
  );
