import Skeleton from '@mui/material/Skeleton';

/** As large as the ticket that is being read. */
export const TicketSpace = () => (
  <Skeleton variant="rounded" width="min(460px, 100%)" height={208} sx={{ marginInline: 'auto' }} />
);
