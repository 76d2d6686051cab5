import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { TextField } from '#ui/components/TextField.tsx';
import { FormDialog } from '#ui/screens/people/public-page/FormDialog.tsx';
import { styled } from '#ui/theme/styled.ts';
import { type RewardsView, useAmountWords } from './rewards.view.ts';
import { type Source, useWithdrawing } from './withdraw.view.ts';

type Props = { readonly view: RewardsView; readonly onClose: () => void; readonly onDone: () => void };

/** [S2.12-06] */
export const WithdrawDialog = ({ view, onClose, onDone }: Props) => {
  const { t } = useLingui();
  const words = useAmountWords();
  const { form, type, wrong, checked, to, back, problem, busy, submit } = useWithdrawing(view, onDone);
  const { wallet } = view.rewards;
  const most = words(wallet[form.source], 'VND');
  if (checked !== null)
    return (
      <FormDialog
        title={<Trans>Confirm your withdrawal</Trans>}
        action={<Trans>Request withdrawal</Trans>}
        problem={problem}
        busy={busy}
        onSubmit={submit}
        onClose={onClose}
      >
        <Facts>
          <dt>
            <Trans>Amount</Trans>
          </dt>
          <dd>{words(checked.payout.amount, 'VND')}</dd>
          <dt>
            <Trans>Fee</Trans>
          </dt>
          <dd>{words(checked.payout.fee, 'VND')}</dd>
          <dt>
            <Trans>You receive</Trans>
          </dt>
          <dd>
            <strong>{words(checked.payout.total, 'VND')}</strong>
          </dd>
          <dt>
            <Trans>Receiving account</Trans>
          </dt>
          <dd>
            {to?.bank} {to?.number}
          </dd>
        </Facts>
        <TextField
          label={t`Code from your authenticator app`}
          name="code"
          value={form.code}
          onChange={(event) => type({ code: event.target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 20 } }}
        />
        <div>
          <Button color="secondary" onClick={back}>
            <Trans>Change</Trans>
          </Button>
        </div>
      </FormDialog>
    );
  return (
    <FormDialog
      title={<Trans>Withdraw money</Trans>}
      action={<Trans>Continue</Trans>}
      problem={problem}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {wallet.revenue > 0 ? (
        <MuiTextField
          select
          name="source"
          label={t`Withdraw from`}
          value={form.source}
          onChange={(event) => type({ source: event.target.value as Source })}
        >
          <MenuItem value="balance">
            <Trans>Wallet</Trans>
          </MenuItem>
          <MenuItem value="revenue">
            <Trans>Ticket sales</Trans>
          </MenuItem>
        </MuiTextField>
      ) : null}
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
    </FormDialog>
  );
};

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
}));
