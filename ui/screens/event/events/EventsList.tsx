import { Plural, Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useLoaderData, useNavigation } from 'react-router';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { EventGrid } from '#ui/components/events/EventGrid.tsx';
import { EventGridSkeleton } from '#ui/components/events/EventGridSkeleton.tsx';
import { Pager } from '#ui/components/Pager.tsx';
import { EventFilters } from './EventFilters.tsx';
import { anyEvent, narrowedBy, writeEventFilter } from './event-filter.view.ts';
import type { eventsLoader } from './events.loader.ts';

export const EventsList = ({ path }: { readonly path: string }) => {
  const { filter, events, after, before, total, categories } = useLoaderData<typeof eventsLoader>();
  const { state, location } = useNavigation();
  const turning = state === 'loading' && location.pathname.endsWith(path);
  return (
    <>
      <EventFilters path={path} filter={filter} categories={categories} />
      <Typography variant="body2" color="textSecondary" className="tabular" aria-live="polite" sx={{ mt: 3, mb: 2 }}>
        {total === null ? (
          <Trans>More than 10,000 events</Trans>
        ) : (
          <Plural value={total} _0="No events" one="# event" other="# events" />
        )}
      </Typography>
      {turning ? <EventGridSkeleton count={8} /> : <EventGrid events={events} eager={4} heading="h2" />}
      {events.length === 0 && !turning ? (
        <EmptyState
          title={<Trans>No matching events</Trans>}
          text={<Trans>Remove a filter or see all upcoming events.</Trans>}
          action={
            <Button component={Link} to={`${path}${writeEventFilter(anyEvent)}`} variant="outlined" color="secondary">
              {narrowedBy(filter) === 0 ? <Trans>See all upcoming events</Trans> : <Trans>Clear all filters</Trans>}
            </Button>
          }
        />
      ) : null}
      <Pager
        before={before && `${path}${writeEventFilter(filter, { before })}`}
        after={after && `${path}${writeEventFilter(filter, { after })}`}
      />
    </>
  );
};
