import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import { type ListOrder, sortDirection } from './list-order.view.ts';

export type Sorting<Sort extends string> = {
  readonly order: ListOrder<Sort>;
  readonly onSort: (by: Sort) => void;
};

type SortHeadProps<Sort extends string> = {
  readonly by: Sort;
  readonly sorting: Sorting<Sort>;
  readonly align?: 'inherit' | 'right';
  readonly children: ReactNode;
};

/** The head of a column by which the server sorts the list. */
export const SortHead = <Sort extends string>({
  by,
  sorting: { order, onSort },
  align = 'inherit',
  children,
}: SortHeadProps<Sort>) => {
  const active = order.by === by;
  const direction = sortDirection(order, by);
  return (
    <TableCell align={align} sortDirection={active ? direction : false}>
      <TableSortLabel active={active} direction={direction} onClick={() => onSort(by)}>
        {children}
      </TableSortLabel>
    </TableCell>
  );
};
