import { useLingui } from '@lingui/react/macro';
import Checkbox from '@mui/material/Checkbox';
import type { Guest } from '#application/ticket/ports/guest-list.ts';
import type { GuestChoice } from './choose-guests.view.ts';

type GuestCheckboxProps = { readonly guest: Guest; readonly choice: GuestChoice };

export const GuestCheckbox = ({ guest, choice }: GuestCheckboxProps) => {
  const { t } = useLingui();
  return (
    <Checkbox
      checked={choice.has(guest)}
      disabled={!choice.mayChoose(guest)}
      onChange={(_, checked) => choice.choose([guest], checked)}
      slotProps={{ input: { 'aria-label': t`Select ${guest.name}` } }}
      sx={{ width: 44, height: 44 }}
    />
  );
};
