import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export const OwnPageSkeleton = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 3, maxWidth: 720, mx: 'auto' }}>
    <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'center' }}>
      <Skeleton variant="circular" width={88} height={88} />
      <Box sx={{ flex: 1 }}>
        <Skeleton width="50%" height={36} />
        <Skeleton width="35%" />
      </Box>
    </Box>
    <Skeleton variant="rounded" height={160} />
    <Skeleton variant="rounded" height={220} />
  </Box>
);
