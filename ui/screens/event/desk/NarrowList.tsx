import { styled } from '#ui/theme/styled.ts';

/** Replaces a WideTable on a phone. */
export const NarrowList = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li': { borderBottom: `1px solid ${theme.vars.palette.divider}`, '&:last-child': { borderBottom: 0 } },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

export const NarrowLine = styled('li')({ padding: '10px 16px' });
