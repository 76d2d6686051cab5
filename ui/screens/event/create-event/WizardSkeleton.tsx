import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Container } from '#ui/layouts/Container.tsx';

export const WizardSkeleton = ({ title }: { readonly title: ReactNode }) => (
  <Box sx={{ py: { xs: 2.5, md: 4 } }}>
    <Container>
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      <Box
        aria-hidden
        sx={{ mt: 4, display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1fr) 400px' } }}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Skeleton variant="rounded" height={48} />
          <Skeleton variant="rounded" height={72} />
          <Skeleton variant="rounded" height={48} />
          <Skeleton variant="rounded" height={96} />
        </Box>
        <Skeleton variant="rounded" height={520} sx={{ display: { xs: 'none', lg: 'block' }, borderRadius: '20px' }} />
      </Box>
    </Container>
  </Box>
);
