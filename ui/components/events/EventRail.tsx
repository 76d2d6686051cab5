import type { EventCard as EventCardData } from '#application/event/ports/event-listings.ts';
import { styled } from '#ui/theme/styled.ts';
import { EventCard } from './EventCard.tsx';

type EventRailProps = {
  readonly events: readonly EventCardData[];
  readonly label: string;
  readonly wide?: 'row' | 'grid';
};

const widthOf = (count: number, wide: 'row' | 'grid'): string =>
  `(max-width: 767px) min(78vw, 300px), (max-width: 1079px) 31vw, ${wide === 'row' && count < 4 ? '620px' : '300px'}`;

/** Also by keyboard; on wide screens four in a row or a grid. */
export const EventRail = ({ events, label, wide = 'row' }: EventRailProps) => (
  <Rail tabIndex={0} aria-label={label} data-wide={wide} data-count={events.length}>
    {events.map((event) => (
      <li key={event.id}>
        <EventCard event={event} sizes={widthOf(events.length, wide)} />
      </li>
    ))}
  </Rail>
);

const Rail = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max(250px, calc((100% - 72px) / 4))',
  gap: 24,
  // Room for shadows inside the scroll container.
  padding: '8px var(--gutter) 24px',
  margin: '-8px calc(-1 * var(--gutter)) -24px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 'var(--gutter)',
  scrollbarWidth: 'thin',
  '& > li': { scrollSnapAlign: 'start' },
  [theme.breakpoints.up('lg')]: {
    // Two or three cards fill the row.
    '&[data-wide="row"][data-count="3"]': { gridAutoColumns: 'calc((100% - 48px) / 3)', '--cover-ratio': '16 / 9' },
    '&[data-wide="row"][data-count="2"]': { gridAutoColumns: 'calc((100% - 24px) / 2)', '--cover-ratio': '9 / 4' },
  },
  [theme.breakpoints.up('md')]: {
    // No sliver of the next card beside the page's edge.
    maskImage: 'linear-gradient(to right, transparent, #000 var(--gutter) calc(100% - var(--gutter)), transparent)',
    '&[data-wide="grid"]': {
      gridAutoFlow: 'row',
      // Four in a row at most: its events come in fours.
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(260px, calc((100% - 72px) / 4)), 1fr))',
      overflowX: 'visible',
    },
  },
  [theme.breakpoints.down('md')]: { gap: 14, gridAutoColumns: 'min(78vw, 300px)', scrollbarWidth: 'none' },
}));
