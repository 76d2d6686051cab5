import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { EventGridSkeleton } from '#ui/components/events/EventGridSkeleton.tsx';

export const OwnPageSkeleton = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 3 }}>
    <Skeleton variant="rounded" sx={{ height: 'clamp(120px, 20vw, 240px)', borderRadius: '20px' }} />
    <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'center' }}>
      <Skeleton variant="circular" width={88} height={88} />
      <Box sx={{ flex: 1 }}>
        <Skeleton width="50%" height={36} />
        <Skeleton width="35%" />
      </Box>
    </Box>
    <EventGridSkeleton count={4} />
  </Box>
);
