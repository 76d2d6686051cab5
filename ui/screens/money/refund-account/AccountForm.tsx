import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type FormEvent, useRef } from 'react';
import { TextField } from '#ui/components/TextField.tsx';
import { styled } from '#ui/theme/styled.ts';
import { BankField } from './BankField.tsx';
import { type SharedRefund, useAccountForm } from './receive-refund.view.ts';

const Fields = styled('form')({ display: 'grid', gap: 20 });
const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

type AccountFormProps = {
  readonly secret: string;
  readonly onSaved: (refund: SharedRefund) => void;
  /** Set where an account is known. */
  readonly onCancel: (() => void) | null;
};

export function AccountForm({ secret, onSaved, onCancel }: AccountFormProps) {
  const { t } = useLingui();
  const { form, type, wrong, busy, problem, save } = useAccountForm(secret, onSaved);
  const fields = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <Fields ref={fields} noValidate onSubmit={submit}>
      <BankField bin={form.bin} problem={wrong.bin} onChoose={(bin) => type({ bin })} />
      <TextField
        label={t`Account number`}
        name="number"
        value={form.number}
        onChange={(event) => type({ number: event.target.value })}
        error={wrong.number !== undefined}
        helperText={wrong.number}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 40 } }}
      />
      <TextField
        label={t`Account holder`}
        name="holder"
        value={form.holder}
        onChange={(event) => type({ holder: event.target.value })}
        error={wrong.holder !== undefined}
        helperText={wrong.holder ?? t`As your bank shows it. Capital letters and accents don’t matter.`}
        slotProps={{ htmlInput: { autoComplete: 'name', maxLength: 100 } }}
      />
      {problem === null ? null : (
        <Alert severity="error" variant="outlined" role="alert">
          {problem}
        </Alert>
      )}
      <Acts>
        <Button type="submit" variant="contained" loading={busy}>
          <Trans>Save</Trans>
        </Button>
        {onCancel === null ? null : (
          <Button color="secondary" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </Acts>
    </Fields>
  );
}
