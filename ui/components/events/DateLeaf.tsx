import type { CalendarLeaf } from '#domain/time/calendar-leaf.ts';
import { styled } from '#ui/theme/styled.ts';

/** Decorative: the card's text has the date. */
export const DateLeaf = ({ day }: { readonly day: CalendarLeaf }) => (
  <Leaf dateTime={day.iso} aria-hidden>
    <b className="tabular">{day.day}</b>
    <span>{day.month}</span>
  </Leaf>
);

const Leaf = styled('time')(({ theme }) => ({
  position: 'absolute',
  left: 12,
  top: 12,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  width: 52,
  height: 56,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  lineHeight: 1.1,
  boxShadow: '0 2px 8px rgb(20 19 23 / 0.18)',
  '& b': { fontSize: '1.375rem', fontWeight: 800, letterSpacing: '-0.02em' },
  '& span': {
    fontSize: '0.6875rem',
    fontWeight: 600,
    color: theme.vars.palette.tone.link,
    textTransform: 'uppercase',
    letterSpacing: '0.03em',
  },
}));
