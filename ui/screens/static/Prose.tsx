import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Container } from '#ui/layouts/Container.tsx';

type ProseProps = { readonly title: ReactNode; readonly lead: ReactNode; readonly children: ReactNode };

/** A page to read: one column, a comfortable measure. */
export const Prose = ({ title, lead, children }: ProseProps) => (
  <Container sx={{ pt: { xs: 4, md: 8 } }}>
    <Column>
      <Typography variant="h1">{title}</Typography>
      <Typography color="text.secondary" sx={{ fontSize: '1.1875rem', mt: 2 }}>
        {lead}
      </Typography>
      {children}
    </Column>
  </Container>
);

const Column = styled('article')(({ theme }) => ({
  maxWidth: 720,
  marginInline: 'auto',
  '& section': { marginTop: 40, scrollMarginTop: 96 },
  '& h2': { fontSize: '1.375rem', fontWeight: 600, letterSpacing: '-0.014em', lineHeight: 1.35, marginBottom: 8 },
  '& section p + p': { marginTop: 12 },
  '& a': { color: theme.vars.palette.primary.main, fontWeight: 600 },
}));
