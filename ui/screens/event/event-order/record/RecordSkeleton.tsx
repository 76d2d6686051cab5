import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Payments, notes and history, before they are read. */
export const RecordSkeleton = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 2 }}>
    {[184, 232, 264].map((height) => (
      <Skeleton key={height} variant="rounded" height={height} sx={{ borderRadius: '16px' }} />
    ))}
  </Box>
);
