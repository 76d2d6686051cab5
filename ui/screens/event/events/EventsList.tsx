import { Plural, Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useLoaderData, useNavigation } from 'react-router';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { EventGrid } from '#ui/components/events/EventGrid.tsx';
import { EventGridSkeleton } from '#ui/components/events/EventGridSkeleton.tsx';
import { Pager } from '#ui/components/Pager.tsx';
import { useSlow } from '#ui/components/use-slow.ts';
import { styled } from '#ui/theme/styled.ts';
import { EventFilters } from './EventFilters.tsx';
import { anyEvent, narrowedBy, sorts, writeEventFilter } from './event-filter.view.ts';
import type { eventsLoader } from './events.loader.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { LooserLists } from './LooserLists.tsx';
import { SavedSearches } from './SavedSearches.tsx';
import { useFilterWords } from './use-filter-words.ts';

export const EventsList = ({ path }: { readonly path: string }) => {
  const { filter, events, after, before, total, categories, loosened } = useLoaderData<typeof eventsLoader>();
  const { state, location } = useNavigation();
  const words = useFilterWords(categories);
  const turning = useSlow(state === 'loading' && location.pathname.endsWith(path));
  const sortedBy = (sort: typeof filter.sort): string => `${path}${writeEventFilter({ ...filter, sort })}`;
  return (
    <>
      <EventFilters path={path} filter={filter} categories={categories} />
      <Line>
        <Typography
          variant="body2"
          color="textSecondary"
          // The list itself says that there are none.
          className={total === 0 ? 'visually-hidden' : 'tabular'}
          aria-live="polite"
        >
          {total === null ? (
            <Trans>More than 10,000 events</Trans>
          ) : (
            <Plural value={total} _0="No events" one="# event" other="# events" />
          )}
        </Typography>
        <SavedSearches path={path} filter={filter} categories={categories} />
        <FilterMenu
          side="end"
          title={<Trans>Sort by</Trans>}
          label={filter.sort === null ? <Trans>Soonest first</Trans> : words.sorts[filter.sort]}
          on={false}
          choices={[
            { key: '', words: <Trans>Soonest first</Trans>, to: sortedBy(null), on: filter.sort === null },
            ...sorts.map((sort) => ({
              key: sort,
              words: words.sorts[sort],
              to: sortedBy(sort),
              on: filter.sort === sort,
            })),
          ]}
        />
      </Line>
      {turning ? <EventGridSkeleton count={8} /> : <EventGrid events={events} eager={4} heading="h2" />}
      {events.length === 0 && !turning ? (
        <EmptyState
          title={<Trans>No matching events</Trans>}
          text={
            loosened.length === 0 ? (
              <Trans>Remove a filter or see all upcoming events.</Trans>
            ) : (
              <Trans>Leave out one of your filters:</Trans>
            )
          }
          action={
            <Ways>
              {loosened.length === 0 ? null : (
                <LooserLists path={path} filter={filter} loosened={loosened} words={words.chosen(filter)} />
              )}
              {loosened.length === 1 && narrowedBy(filter) === 1 ? null : (
                <Button
                  component={Link}
                  to={`${path}${writeEventFilter(anyEvent)}`}
                  variant="outlined"
                  color="secondary"
                >
                  {narrowedBy(filter) === 0 ? <Trans>See all upcoming events</Trans> : <Trans>Clear all filters</Trans>}
                </Button>
              )}
            </Ways>
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

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBlock: '8px 12px',
  '& > p': { whiteSpace: 'nowrap' },
  // Only the bookmark fits between the count and the order.
  '@media (max-width: 374.98px)': {
    '& > button': { minWidth: 44, fontSize: 0 },
    '& summary': { gap: 4, fontSize: '0.875rem' },
  },
  // A phone's sheet covers the header and the bar at the bottom.
  [theme.breakpoints.down('md')]: { '&:has(details[open])': { position: 'relative', zIndex: theme.vars.zIndex.modal } },
}));

const Ways = styled('div')({ display: 'grid', justifyItems: 'center', gap: 20 });
