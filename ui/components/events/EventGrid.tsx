import type { EventCard as EventCardData } from '#application/event/ports/event-listings.ts';
import { styled } from '#ui/theme/styled.ts';
import { EventCard } from './EventCard.tsx';

type EventGridProps = {
  readonly events: readonly EventCardData[];
  /** How many pictures are in view without scrolling. */
  readonly eager?: number;
  readonly heading?: 'h2' | 'h3';
  readonly onOpen?: () => void;
};

export const EventGrid = ({ events, eager = 0, heading = 'h3', onOpen }: EventGridProps) => (
  <Grid data-events>
    {events.map((event, place) => (
      <li key={event.id}>
        <EventCard
          event={event}
          loading={place >= eager ? 'late' : place === 0 ? 'first' : 'early'}
          heading={heading}
          {...(onOpen === undefined ? {} : { onOpen })}
        />
      </li>
    ))}
  </Grid>
);

export const Grid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  [theme.breakpoints.down('md')]: { gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' },
  // Lower pictures on a phone, so that more than one event is in view.
  '@media (max-width: 527.98px)': { '--cover-ratio': '16 / 9', gap: 12 },
  '[data-wide] > &': { '@media (min-width: 1600px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 20 } },
}));
