import { styled } from '#ui/theme/styled.ts';

export const Lines = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 68,
    padding: '12px 24px',
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li > div': { minWidth: 0 },
}));
