import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { LoadRefused } from '#ui/screens/event/desk/LoadRefused.tsx';
import { SearchField } from '#ui/screens/event/desk/SearchField.tsx';
import { FoundUsers } from './FoundUsers.tsx';
import { OpenedUser } from './OpenedUser.tsx';
import type { UserDeskData } from './user-desk.loader.ts';
import { userQuery } from './user-desk.view.ts';

export const UserDesk = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Users`} hidden />
      <DeskPage
        filters="users"
        title={<Trans>Users</Trans>}
        below={<Trans>Everyone with an account. Your actions here are recorded.</Trans>}
      >
        <ViewerScreen<UserDeskData> skeleton={<ListSkeleton />}>{(data) => <Users data={data} />}</ViewerScreen>
      </DeskPage>
    </>
  );
};

const Users = ({ data: { search, ownEmail, found, opened } }: { readonly data: UserDeskData }) => {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ maxWidth: 640 }}>
        <SearchField
          label={t`Search by email, phone or name`}
          value={search}
          onSearch={(q) => setQuery(userQuery({ q: q.trim() }), { preventScrollReset: true })}
        />
      </Box>
      {opened === null ? null : (
        <div>
          <Box sx={{ mb: 2 }}>
            <LocalLink to={paths.users(userQuery({ ...Object.fromEntries(query), user: '' }))}>
              <Trans>Back to the list</Trans>
            </LocalLink>
          </Box>
          {opened.ok ? (
            <OpenedUser opened={opened.value} own={opened.value.user.email === ownEmail} />
          ) : (
            <LoadRefused refusal={opened.refusal} />
          )}
        </div>
      )}
      {found === null ? null : found.ok ? (
        <FoundUsers search={search} found={found.value} />
      ) : (
        <LoadRefused refusal={found.refusal} />
      )}
    </Box>
  );
};
