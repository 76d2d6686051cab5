import { Trans } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import type { FoundUser } from '#application/people/ports/user-desk.ts';

export const UserRoles = ({ user }: { readonly user: Pick<FoundUser, 'isAdmin' | 'isAccountant'> }) => (
  <>
    {user.isAdmin ? <Chip size="small" label={<Trans>Admin</Trans>} /> : null}
    {user.isAccountant ? <Chip size="small" label={<Trans>Accountant</Trans>} /> : null}
  </>
);
