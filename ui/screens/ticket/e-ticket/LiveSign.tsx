import { styled } from '#ui/theme/styled.ts';
import { useRunningClock } from './e-ticket.view.ts';

const Sign = styled('p')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  margin: 0,
  padding: '2px 14px',
  borderRadius: 999,
  border: `1px solid ${theme.vars.palette.tone.gold}`,
  fontSize: '0.8125rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(100deg, transparent 35%, ${theme.vars.palette.tone.gold}, transparent 65%)`,
    opacity: 0.55,
    '@keyframes sweep': { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } },
    animation: 'sweep 3.2s linear infinite',
    '@media (prefers-reduced-motion: reduce)': { animation: 'none', background: 'none' },
  },
  '@media print': { display: 'none' },
}));

/** Moves, as a screenshot of a ticket does not. */
export function LiveSign({ timezone }: { readonly timezone: string }) {
  return <Sign aria-hidden>{useRunningClock(timezone)}</Sign>;
}
