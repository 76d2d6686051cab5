import { styled } from '#ui/theme/styled.ts';

export const Section = styled('section')({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });

export const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '20px 24px',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));
