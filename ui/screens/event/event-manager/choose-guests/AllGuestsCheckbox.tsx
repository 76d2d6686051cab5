import { useLingui } from '@lingui/react/macro';
import Checkbox from '@mui/material/Checkbox';
import type { GuestChoice } from './choose-guests.view.ts';

export const AllGuestsCheckbox = ({ choice }: { readonly choice: GuestChoice }) => {
  const { t } = useLingui();
  const { all, chosen } = choice;
  const isAll = all.length > 0 && chosen.length === all.length;
  return (
    <Checkbox
      checked={isAll}
      indeterminate={!isAll && chosen.length > 0}
      disabled={all.length === 0}
      onChange={(_, checked) => choice.choose(all, checked)}
      slotProps={{ input: { 'aria-label': t`Select all on this page` } }}
      sx={{ width: 44, height: 44 }}
    />
  );
};
