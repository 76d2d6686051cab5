import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { LoadRefused } from '#ui/screens/event/desk/LoadRefused.tsx';
import { NoMatches } from '#ui/screens/event/desk/NoMatches.tsx';
import { SearchField } from '#ui/screens/event/desk/SearchField.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { FeaturedOrder } from './FeaturedOrder.tsx';
import type { FeaturedDeskData } from './featured-desk.loader.ts';
import { type AdminEvent, mayFeature, useCurating } from './featured-desk.view.ts';

/** [S1-43] [S2.1-28] */
export const FeaturedDesk = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Featured Events`} hidden />
      <DeskPage
        filters="featured-events"
        title={<Trans>Featured Events</Trans>}
        below={<Trans>The home page shows those that have not ended.</Trans>}
        actions={
          <Button component={Link} to={paths.home()} variant="outlined" color="secondary">
            <Trans>See the home page</Trans>
          </Button>
        }
      >
        <ViewerScreen<FeaturedDeskData> skeleton={<ListSkeleton />}>{(data) => <Events data={data} />}</ViewerScreen>
      </DeskPage>
    </>
  );
};

const Events = ({ data }: { readonly data: FeaturedDeskData }) => {
  const { t } = useLingui();
  const [, setQuery] = useSearchParams();
  const { changing, problem, toggle } = useCurating();
  const { filter, page, order, refusal } = data;
  const shown = filter.featured === null ? 'all' : '';
  const set = (next: { readonly show?: string; readonly q?: string }) => {
    const wanted = { show: shown, q: filter.search, ...next };
    setQuery(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== '')), {
      preventScrollReset: true,
    });
  };
  return (
    <>
      {order.ok ? (
        <FeaturedOrder order={order.value} />
      ) : (
        <LoadRefused refusal={order.refusal} what={<Trans>The order on the home page could not be loaded.</Trans>} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          value={shown === 'all' ? 'all' : 'featured'}
          aria-label={t`Which events`}
          onChange={(_, next: string | null) =>
            next === null ? undefined : set({ show: next === 'all' ? 'all' : '' })
          }
        >
          <ToggleButton value="featured" sx={{ minHeight: 44 }}>
            <Trans>Featured</Trans>
          </ToggleButton>
          <ToggleButton value="all" sx={{ minHeight: 44 }}>
            <Trans>All events</Trans>
          </ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ flex: '1 1 260px', maxWidth: 480 }}>
          <SearchField
            label={t`Search by event, place or organiser`}
            value={filter.search}
            onSearch={(q) => set({ q: q.trim() })}
          />
        </Box>
      </Box>
      {problem === null ? null : (
        <Alert severity="error" variant="outlined" role="alert" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      {refusal === null ? null : <LoadRefused refusal={refusal} />}
      {page === null ? null : page.entries.length === 0 ? (
        shown === '' && filter.search === '' ? (
          <EmptyState
            title={<Trans>No event is featured</Trans>}
            text={<Trans>Find one among all events and switch it on.</Trans>}
            action={
              <Button variant="contained" onClick={() => set({ show: 'all' })}>
                <Trans>Show all events</Trans>
              </Button>
            }
          />
        ) : (
          <NoMatches title={<Trans>No events match these filters</Trans>} />
        )
      ) : (
        <>
          <List aria-label={t`Featured Events`}>
            {page.entries.map((event) => (
              <EventLine
                key={event.id}
                event={event}
                busy={changing === event.id}
                onToggle={() => void toggle(event)}
              />
            ))}
          </List>
          <DeskPager page={page} />
        </>
      )}
    </>
  );
};

type EventLineProps = { readonly event: AdminEvent; readonly busy: boolean; readonly onToggle: () => void };

const EventLine = ({ event, busy, onToggle }: EventLineProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { tags, forbesId } = event.listing;
  const listing = [...tags.map((tag) => `#${tag}`), ...(forbesId === null ? [] : [t`Forbes: ${forbesId}`])].join(' · ');
  return (
    <li>
      <span>
        <Typography variant="subtitle2" component="span">
          <LocalLink to={paths.event(event.slug)}>{event.name}</LocalLink>
        </Typography>
        <Typography variant="body2" color="textSecondary" component="span">
          {event.organiser} · {showMoment(event.beginAt, locale, event.timezone)}
        </Typography>
        {listing === '' ? null : (
          <Typography variant="body2" color="textSecondary" component="span" sx={{ overflowWrap: 'anywhere' }}>
            {listing}
          </Typography>
        )}
      </span>
      {event.status === 'READY' ? <Chip size="small" label={<Trans>Draft</Trans>} /> : null}
      {event.status === 'CANCELLED' ? <Chip size="small" label={<Trans>Cancelled</Trans>} /> : null}
      {event.feature === 'PUBLIC' ? null : <Chip size="small" label={<Trans>Private</Trans>} />}
      <Switch
        checked={event.featured}
        disabled={busy || !mayFeature(event)}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': t`Feature ${event.name}` } }}
      />
    </li>
  );
};

const List = styled(FramedList)({
  '& li': { display: 'flex', gap: 12, alignItems: 'center', padding: '10px 20px', minHeight: 68 },
  '& li > span:first-of-type': { display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
});
