import Skeleton from '@mui/material/Skeleton';
import { styled } from '#ui/theme/styled.ts';
import { Grid } from './EventGrid.tsx';

const places = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);

/** As high as the grid, so that the page does not shift. */
export const EventGridSkeleton = ({ count = 8 }: { readonly count?: number }) => (
  <Grid data-events aria-hidden>
    {places(count).map((place) => (
      <Place key={place}>
        <Skeleton
          variant="rounded"
          sx={{
            width: '100%',
            height: 'auto',
            aspectRatio: 'var(--cover-ratio, 4 / 3)',
            borderRadius: '16px 16px 0 0',
          }}
        />
        <Skeleton width="55%" sx={{ mt: 1.5 }} />
        <Skeleton width="90%" height={28} />
        <Skeleton width="70%" />
        <Skeleton width="40%" sx={{ mb: 2 }} />
      </Place>
    ))}
  </Grid>
);

/** Of a grid on a phone, all but the first are lines. */
const Place = styled('li')({
  '@media (max-width: 527.98px)': {
    '&:not(:first-of-type)': {
      display: 'grid',
      gridTemplateColumns: '96px 1fr',
      gap: '0 12px',
      '& > *': { margin: 0 },
      '& > :first-child': { gridRow: '1 / 5', aspectRatio: 'auto', borderRadius: '16px 0 0 16px' },
    },
  },
});
