import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import type { PlatformFee } from '#application/platform/ports/settings-desk.ts';
import { DateTimeField } from '#ui/components/date-time/DateTimeField.tsx';
import { TextField } from '#ui/components/TextField.tsx';
import { useFeeForm } from './platform-settings.view.ts';
import { ShareOfOrder } from './ShareOfOrder.tsx';

type Props = {
  readonly fee: PlatformFee;
  readonly all: readonly PlatformFee[];
  readonly now: number;
  readonly onClose: () => void;
};

export const FeeForm = ({ fee, all, now, onClose }: Props) => {
  const { t } = useLingui();
  const { written, type, terms, at, problem, busy, submit } = useFeeForm(fee, now, onClose);
  const number = (name: 'percent' | 'fixed' | 'minimum', label: string) => (
    <TextField
      required
      name={name}
      label={label}
      value={written[name]}
      autoComplete="off"
      onChange={({ target }) => type({ [name]: target.value })}
      error={at(name) !== null}
      helperText={at(name)}
      slotProps={{ htmlInput: { inputMode: name === 'percent' ? 'decimal' : 'numeric', maxLength: 20 } }}
    />
  );
  return (
    <Box
      component="form"
      noValidate
      aria-label={fee.fee === 'SALE' ? t`Platform fee on sales` : t`Withdrawal fee`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!busy) submit();
      }}
      sx={{ display: 'grid', gap: 2, maxWidth: 640 }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        {number('percent', t`Percent`)}
        {number('fixed', fee.fee === 'SALE' ? t`And a fixed part of each order (đ)` : t`And a fixed part (đ)`)}
        {fee.fee === 'SALE' ? null : number('minimum', t`Smallest withdrawal (đ)`)}
        <DateTimeField
          required
          name="from"
          label={t`Counts from (Vietnam time)`}
          value={written.from}
          onValue={(from) => type({ from })}
          error={at('from') !== null}
          helperText={at('from')}
        />
      </Box>
      <ShareOfOrder all={all} change={terms === null ? null : { fee: fee.fee, terms }} />
      {problem === null ? null : (
        <Alert severity="error" variant="outlined" role="alert">
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', '& > *': { minHeight: 44 } }}>
        <Button type="submit" variant="contained" loading={busy}>
          <Trans>Save the fee</Trans>
        </Button>
        <Button color="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Box>
    </Box>
  );
};
