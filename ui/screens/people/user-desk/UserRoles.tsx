import { Trans } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import type { FoundUser } from '#application/people/ports/user-desk.ts';

export const UserRoles = ({ user }: { readonly user: Pick<FoundUser, 'isAdmin' | 'isAccountant' | 'suspension'> }) => (
  <>
    {user.isAdmin ? <Chip size="small" label={<Trans>Admin</Trans>} /> : null}
    {user.suspension === null ? null : <Chip size="small" color="warning" label={<Trans>Suspended</Trans>} />}
    {user.isAccountant ? <Chip size="small" label={<Trans>Accountant</Trans>} /> : null}
  </>
);
