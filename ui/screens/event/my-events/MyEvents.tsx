import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { PlusIcon } from '#ui/icons/plus.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { LoadRefused } from '#ui/screens/event/desk/LoadRefused.tsx';
import { LIST_OF_ROWS } from '#ui/screens/event/desk/list-of-rows.ts';
import { SearchField } from '#ui/screens/event/desk/SearchField.tsx';
import { ManagedEventRow } from './ManagedEventRow.tsx';
import type { MyEventsData } from './my-events.loader.ts';
import { MANAGEMENT_BUCKETS, type ManagementBucket } from './my-events.view.ts';
import { NoEvents } from './NoEvents.tsx';

export const MyEvents = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`My events`} hidden />
      <DeskPage
        filters="my-events"
        title={<Trans>My events</Trans>}
        actions={
          <>
            <Button component={Link} to={paths.earnings()} variant="outlined" color="secondary">
              <Trans>Earnings and payouts</Trans>
            </Button>
            <Button component={Link} to={paths.create()} variant="contained" startIcon={<PlusIcon />}>
              <Trans>Create event</Trans>
            </Button>
          </>
        }
      >
        <ViewerScreen<MyEventsData> skeleton={<ListSkeleton />}>{(data) => <EventList data={data} />}</ViewerScreen>
      </DeskPage>
    </>
  );
};

const ListSkeleton = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 1.5 }}>
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        height: 49,
        mb: 0.5,
        overflow: 'hidden',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {[56, 144, 72, 48].map((width) => (
        <Skeleton key={width} width={width} sx={{ flex: 'none' }} />
      ))}
    </Box>
    <Skeleton variant="rounded" height={48} sx={{ borderRadius: '12px', maxWidth: 420, mb: 0.5 }} />
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} variant="rounded" height={104} sx={{ borderRadius: '16px' }} />
    ))}
  </Box>
);

const useBucketWords = () => {
  const { t } = useLingui();
  return (bucket: ManagementBucket): string => {
    switch (bucket) {
      case 'DRAFT':
        return t`Draft`;
      case 'UPCOMING_ONGOING':
        return t`Upcoming & Ongoing`;
      case 'ONGOING':
        return t`Ongoing`;
      case 'PAST':
        return t`Past`;
      case 'ARCHIVED':
        return t`Archived`;
      case 'FAVORITES':
        return t`Favorites`;
      case 'FEATURED':
        return t`Featured`;
    }
  };
};

const EventList = ({ data }: { readonly data: MyEventsData }) => {
  const { t } = useLingui();
  const words = useBucketWords();
  const [, setQuery] = useSearchParams();
  const navigation = useNavigation();
  const loading = navigation.state === 'loading';
  const { bucket, search, page, refusal, now } = data;

  return (
    <>
      <Tabs
        value={bucket}
        onChange={(_, next: ManagementBucket) => setQuery({ tab: next, ...(search === '' ? {} : { q: search }) })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t`Event lists`}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        {MANAGEMENT_BUCKETS.map((one) => (
          <Tab key={one} value={one} label={words(one)} />
        ))}
      </Tabs>
      <Box sx={{ maxWidth: 420, mb: 2 }}>
        <SearchField
          label={t`Search my events`}
          value={search}
          onSearch={(q) => setQuery({ tab: bucket, ...(q.trim() === '' ? {} : { q }) })}
        />
      </Box>
      {refusal === null ? null : <LoadRefused refusal={refusal} />}
      {page === null ? null : page.entries.length === 0 ? (
        <NoEvents bucket={bucket} search={search} />
      ) : (
        <>
          <Box
            component="ul"
            {...LIST_OF_ROWS}
            aria-busy={loading}
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 1.5,
              opacity: loading ? 0.6 : 1,
              transition: 'opacity 150ms',
            }}
          >
            {page.entries.map((event) => (
              <ManagedEventRow key={event.id} event={event} now={now} />
            ))}
          </Box>
          <DeskPager page={page} />
        </>
      )}
    </>
  );
};
