import type { ComponentProps } from 'react';
import { styled } from '#ui/theme/styled.ts';
import { LIST_OF_ROWS } from './list-of-rows.ts';

const Frame = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  // A row that j and k came to.
  '& > li:has(:focus-visible), & > li:focus-visible': { backgroundColor: theme.vars.palette.tone.sunken },
}));

/** A line between rows. The keys j and k move through them. */
export const FramedList = (props: ComponentProps<typeof Frame>) => <Frame {...LIST_OF_ROWS} {...props} />;
