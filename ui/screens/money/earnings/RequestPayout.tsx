import { Trans, useLingui } from '@lingui/react/macro';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { FormDialog } from '#ui/screens/people/public-page/FormDialog.tsx';
import { styled } from '#ui/theme/styled.ts';
import type { EarningsView } from './earnings.loader.ts';
import { useRequesting } from './earnings.view.ts';

type Props = { readonly view: EarningsView; readonly onClose: () => void };

export const RequestPayout = ({ view, onClose }: Props) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { form, type, payout, wrong, problem, busy, submit } = useRequesting(view, onClose);
  const most = showMoney(view.earnings.withdrawable, locale);
  return (
    <FormDialog
      title={<Trans>Request payout</Trans>}
      action={<Trans>Request payout</Trans>}
      problem={problem}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t`Amount (VND)`}
        name="amount"
        value={form.amount}
        onChange={(event) => type({ amount: event.target.value })}
        error={wrong.amount !== null}
        helperText={wrong.amount ?? t`Up to ${most}`}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 20 } }}
      />
      <MuiTextField
        select
        name="account"
        label={t`Receiving account`}
        value={form.bankAccountId}
        onChange={(event) => type({ bankAccountId: event.target.value })}
        error={wrong.account !== null}
        helperText={wrong.account}
      >
        {view.kyc.bankAccounts.map(({ bankAccountId, bank, number }) => (
          <MenuItem key={bankAccountId} value={bankAccountId}>
            {bank} {number}
          </MenuItem>
        ))}
      </MuiTextField>
      {payout === null ? null : (
        <Facts>
          <dt>
            <Trans>Fee</Trans>
          </dt>
          <dd>{showMoney(payout.fee, locale)}</dd>
          <dt>
            <Trans>You receive</Trans>
          </dt>
          <dd>
            <strong>{showMoney(payout.total, locale)}</strong>
          </dd>
        </Facts>
      )}
      <TextField
        label={t`Code from your authenticator app`}
        name="code"
        value={form.code}
        onChange={(event) => type({ code: event.target.value })}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 20 } }}
      />
    </FormDialog>
  );
};

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'end' },
}));
