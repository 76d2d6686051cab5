import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '#ui/components/TextField.tsx';
import { FormDialog } from '#ui/screens/people/public-page/FormDialog.tsx';
import { useBankAccountForm } from './bank-account-form.view.ts';

type Props = { readonly onClose: () => void; readonly onDone: () => void };

/** [S2.12-11] */
export const BankAccountDialog = ({ onClose, onDone }: Props) => {
  const { t } = useLingui();
  const { form, type, code, setCode, wrong, busy, problem, submit } = useBankAccountForm(onDone);
  return (
    <FormDialog
      title={<Trans>Your bank account</Trans>}
      action={<Trans>Save</Trans>}
      problem={problem}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t`Bank`}
        name="bank"
        value={form.bank}
        onChange={(event) => type({ bank: event.target.value })}
        error={wrong.bank !== undefined}
        helperText={wrong.bank}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 200 } }}
      />
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
      <TextField
        label={t`Code from your authenticator app`}
        name="code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={wrong.code !== undefined}
        helperText={wrong.code}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 } }}
      />
    </FormDialog>
  );
};
