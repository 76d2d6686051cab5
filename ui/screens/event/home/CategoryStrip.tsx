import { Link } from 'react-router';
import type { EventCategory } from '#application/event/ports/event-listings.ts';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';

export const CategoryStrip = ({ categories }: { readonly categories: readonly EventCategory[] }) => (
  <Strip>
    {categories.map(({ id, name, color }) => (
      <li key={id}>
        <Box to={paths.events(`?category=${id}`)} style={{ '--lacquer': color ?? '#5E5963' } as object}>
          {name}
        </Box>
      </li>
    ))}
  </Strip>
);

const Strip = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  [theme.breakpoints.down('md')]: { gap: 10, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Box = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'end',
  minHeight: 92,
  padding: '14px 18px',
  borderRadius: 16,
  overflow: 'hidden',
  fontWeight: 600,
  lineHeight: 1.35,
  textDecoration: 'none',
  color: '#FFF9EE',
  backgroundColor: 'color-mix(in srgb, var(--lacquer) 88%, #1B1A1F)',
  transition: 'transform 180ms',
  '&::before': {
    content: '""',
    position: 'absolute',
    right: -34,
    top: -34,
    width: 112,
    height: 112,
    borderRadius: '50%',
    background: 'repeating-radial-gradient(circle, rgb(255 236 200 / 0.34) 0 1.5px, transparent 1.5px 11px)',
    transition: 'transform 250ms',
  },
  '&:hover': { transform: 'translateY(-2px)', '&::before': { transform: 'scale(1.25)' } },
  '&:focus-visible': { borderRadius: 16 },
  [theme.breakpoints.down('md')]: { minHeight: 76, fontSize: '0.9375rem', '&::before': { right: -44, top: -62 } },
}));
