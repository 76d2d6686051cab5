import Table from '@mui/material/Table';
import TableContainer from '@mui/material/TableContainer';
import type { ReactNode } from 'react';
import { LIST_OF_ROWS } from './list-of-rows.ts';

type WideTableProps = ({ readonly label: string } | { readonly labelledBy: string }) & {
  /** The rows shown are stale, the next ones are loading. */
  readonly loading?: boolean;
  readonly stickyHead?: boolean;
  readonly children: ReactNode;
};

/** Focusable, so that the keyboard can scroll it. A phone shows a NarrowList. */
export const WideTable = ({ loading = false, stickyHead = false, children, ...named }: WideTableProps) => (
  <TableContainer
    tabIndex={0}
    role="region"
    {...('label' in named ? { 'aria-label': named.label } : { 'aria-labelledby': named.labelledBy })}
    aria-busy={loading}
    sx={{
      display: { xs: 'none', md: 'block' },
      border: 1,
      borderColor: 'divider',
      borderRadius: '16px',
      bgcolor: 'background.paper',
      opacity: loading ? 0.6 : 1,
      transition: 'opacity 150ms',
    }}
  >
    <Table
      {...LIST_OF_ROWS}
      size="small"
      stickyHeader={stickyHead}
      sx={{
        '& td, & th': { py: 1, borderColor: 'divider' },
        ...(stickyHead ? { '& thead th': { bgcolor: 'background.paper' } } : {}),
        // A row that j and k came to.
        '& tbody tr:has(:focus-visible), & tbody tr:focus-visible': { bgcolor: 'tone.sunken' },
        '& tbody tr.Mui-selected, & tbody tr.Mui-selected:hover': { bgcolor: 'tone.sunken' },
        '& tbody tr:last-of-type td, & tbody tr:last-of-type th': { borderBottom: 0 },
      }}
    >
      {children}
    </Table>
  </TableContainer>
);
