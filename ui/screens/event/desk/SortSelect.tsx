import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { ArrowDownIcon } from '#ui/icons/arrow-down.gen.ts';
import { ArrowUpIcon } from '#ui/icons/arrow-up.gen.ts';
import { type ListOrder, sortDirection } from './list-order.view.ts';

type SortSelectProps<Sort extends string> = {
  readonly order: ListOrder<Sort>;
  readonly choices: readonly (readonly [Sort | 'newest', string])[];
  /** The same again turns the order round. */
  readonly onSort: (by: Sort | 'newest') => void;
};

/** Sorts a list without heads of columns. */
export const SortSelect = <Sort extends string>({ order, choices, onSort }: SortSelectProps<Sort>) => {
  const { t } = useLingui();
  const ascending = sortDirection(order, order.by) === 'asc';
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <TextField
        select
        fullWidth
        value={order.by}
        onChange={({ target: { value } }) => {
          const chosen = choices.find(([sort]) => sort === value);
          if (chosen !== undefined) onSort(chosen[0]);
        }}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': t`Sort by` } } }}
      >
        {choices.map(([sort, name]) => (
          <MenuItem key={sort} value={sort}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        aria-label={ascending ? t`Ascending. Sort descending` : t`Descending. Sort ascending`}
        onClick={() => onSort(order.by)}
        sx={{
          flex: 'none',
          width: 48,
          border: 1,
          borderColor: 'tone.outline',
          borderRadius: '12px',
          color: 'text.primary',
          bgcolor: 'background.paper',
        }}
      >
        {ascending ? <ArrowUpIcon /> : <ArrowDownIcon />}
      </IconButton>
    </Box>
  );
};
