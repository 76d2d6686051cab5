import { useLingui } from '@lingui/react/macro';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

type SortSelectProps<Sort extends string> = {
  readonly by: Sort;
  readonly choices: readonly (readonly [Sort, string])[];
  readonly onSort: (by: Sort) => void;
};

/** Sorts a list without heads of columns. */
export const SortSelect = <Sort extends string>({ by, choices, onSort }: SortSelectProps<Sort>) => {
  const { t } = useLingui();
  return (
    <TextField
      select
      fullWidth
      value={by}
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
  );
};
