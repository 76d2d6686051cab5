import { Trans, useLingui } from '@lingui/react/macro';
import InputAdornment from '@mui/material/InputAdornment';
import type { KeyboardEvent } from 'react';
import { TextField } from '#ui/components/TextField.tsx';
import { styled } from '#ui/theme/styled.ts';
import { DONATION_MESSAGE_SHOWN, donationAmount, donationText, isForeignKey } from './payment-text.view.ts';

const Grid = styled('div')({ display: 'grid', gap: 16 });

type Donation = { readonly amount: number; readonly message: string };
type Props = {
  readonly donation: Donation;
  readonly problem: string | null;
  readonly onChange: (donation: Donation) => void;
};

/** [S5-34] [S5-35] */
export function DonationFields({ donation, problem, onChange }: Props) {
  const { t } = useLingui();
  return (
    <Grid>
      <TextField
        label={t`Donation amount`}
        value={donationText(donation.amount)}
        placeholder="0"
        autoComplete="off"
        error={problem !== null}
        helperText={problem}
        onChange={(event) => onChange({ ...donation, amount: donationAmount(event.target.value) })}
        slotProps={{
          htmlInput: {
            inputMode: 'numeric',
            maxLength: 17,
            onKeyDown: (event: KeyboardEvent) => {
              if (isForeignKey(event)) event.preventDefault();
            },
          },
          input: { endAdornment: <InputAdornment position="end">đ</InputAdornment> },
        }}
      />
      {donation.amount > 0 && (
        <TextField
          label={t`Message to the organiser`}
          multiline
          minRows={2}
          value={donation.message}
          helperText={
            <Trans>
              {donation.message.length}/{DONATION_MESSAGE_SHOWN} characters
            </Trans>
          }
          onChange={(event) => onChange({ ...donation, message: event.target.value.slice(0, DONATION_MESSAGE_SHOWN) })}
          slotProps={{ htmlInput: { maxLength: DONATION_MESSAGE_SHOWN } }}
        />
      )}
    </Grid>
  );
}
