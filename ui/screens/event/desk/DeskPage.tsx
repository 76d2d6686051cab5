import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { Container } from '#ui/layouts/Container.tsx';
import { DeskKeys } from './DeskKeys.tsx';
import { SavedFilters } from './SavedFilters.tsx';
import type { FilteredList } from './saved-filters.view.ts';

type DeskPageProps = {
  readonly title: ReactNode;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  readonly actions?: ReactNode;
  /** The list on it, whose filters can be saved. */
  readonly filters?: FilteredList;
  readonly children: ReactNode;
};

export const DeskPage = ({ title, above, below, actions, filters, children }: DeskPageProps) => {
  const page = useRef<HTMLElement>(null);
  return (
    <Box ref={page} sx={{ py: { xs: 2.5, md: 4 } }}>
      <Container>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            alignItems: 'flex-end',
            justifyContent: 'space-between',
            mb: { xs: 2, md: 3 },
          }}
        >
          <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
            {above === undefined ? null : <Box sx={{ mb: 0.5 }}>{above}</Box>}
            <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            {below === undefined ? null : (
              <Typography variant="body2" component="div" color="textSecondary" sx={{ mt: 0.5 }}>
                {below}
              </Typography>
            )}
          </Box>
          {actions === undefined && filters === undefined ? null : (
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', width: { xs: '100%', md: 'auto' } }}>
              <Box sx={{ display: 'contents', '& > *': { flex: { xs: '1 1 auto', md: 'none' } } }}>{actions}</Box>
              {filters === undefined ? null : <SavedFilters list={filters} />}
            </Box>
          )}
        </Box>
        {children}
        <DeskKeys page={page} />
      </Container>
    </Box>
  );
};
