import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { DeskPage } from './DeskPage.tsx';

type DeskSkeletonProps = {
  /** The number of buttons beside the title. */
  readonly actions?: number;
  readonly below?: boolean;
  readonly children: ReactNode;
};

const places = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);

/** Laid out so that nothing moves when the data comes. */
export const DeskSkeleton = ({ actions = 0, below = false, children }: DeskSkeletonProps) => (
  <DeskPage
    above={<Skeleton width={96} />}
    title={<Skeleton sx={{ width: 'min(100%, 420px)' }} />}
    below={below ? <Skeleton sx={{ width: 'min(90%, 380px)' }} /> : undefined}
    actions={
      actions === 0
        ? undefined
        : places(actions).map((place) => (
            <Skeleton
              key={place}
              variant="rounded"
              height={44}
              sx={{ borderRadius: '12px', minWidth: { xs: '40%', md: 128 } }}
            />
          ))
    }
  >
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        height: 49,
        mb: 3,
        overflow: 'hidden',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {[72, 88, 80, 64, 96].map((width) => (
        <Skeleton key={width} width={width} sx={{ flex: 'none' }} />
      ))}
    </Box>
    {children}
  </DeskPage>
);

export const ListSkeleton = ({ rows = 8, height = 64 }: { readonly rows?: number; readonly height?: number }) => (
  <Box aria-hidden sx={{ display: 'grid', gap: 1 }}>
    <Skeleton variant="rounded" height={48} sx={{ borderRadius: '12px', maxWidth: 420, mb: 1 }} />
    {places(rows).map((row) => (
      <Skeleton key={row} variant="rounded" height={height} sx={{ borderRadius: '12px' }} />
    ))}
  </Box>
);

export const CardsSkeleton = ({
  heights,
  beside,
}: {
  readonly heights: readonly number[];
  readonly beside?: number;
}) => (
  <Box
    aria-hidden
    sx={{
      display: 'grid',
      gap: 2.5,
      alignItems: 'start',
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        lg: beside === undefined ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 400px',
      },
    }}
  >
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {places(heights.length).map((place) => (
        <Skeleton key={place} variant="rounded" height={heights[place] ?? 0} sx={{ borderRadius: '16px' }} />
      ))}
    </Box>
    {beside === undefined ? null : (
      <Skeleton variant="rounded" height={beside} sx={{ borderRadius: '16px', display: { xs: 'none', lg: 'block' } }} />
    )}
  </Box>
);
