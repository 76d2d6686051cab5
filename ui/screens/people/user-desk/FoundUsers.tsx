import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import type { FoundUser } from '#application/people/ports/user-desk.ts';
import type { Page } from '#application/platform/ports/page.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { paths } from '#ui/routes/paths.ts';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { FramedRow } from '#ui/screens/event/desk/FramedRow.tsx';
import { NoMatches } from '#ui/screens/event/desk/NoMatches.tsx';
import { UserRoles } from './UserRoles.tsx';
import { userQuery } from './user-desk.view.ts';

type FoundUsersProps = { readonly search: string; readonly found: Page<FoundUser> };

export const FoundUsers = ({ search, found }: FoundUsersProps) => {
  const [query] = useSearchParams();
  if (found.entries.length === 0)
    return search === '' ? (
      <EmptyState
        title={<Trans>No users yet</Trans>}
        text={<Trans>Everyone who signs in for the first time appears here.</Trans>}
      />
    ) : (
      <NoMatches title={<Trans>No users match “{search}”</Trans>} />
    );
  return (
    <div>
      <FramedList>
        {found.entries.map((user) => (
          <li key={user.id}>
            <FramedRow to={paths.users(userQuery({ ...Object.fromEntries(query), user: user.id }))}>
              <span>
                <Typography variant="subtitle2" component="span">
                  {user.name === '' ? user.username : user.name}
                </Typography>
                <Typography variant="body2" component="span" color="textSecondary">
                  {[user.email, user.phone ?? ''].filter((part) => part !== '').join(' · ')}
                </Typography>
              </span>
              <UserRoles user={user} />
            </FramedRow>
          </li>
        ))}
      </FramedList>
      <DeskPager page={found} />
    </div>
  );
};
