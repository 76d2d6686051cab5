import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { WithdrawalToPay } from '#application/programme/ports/withdrawal-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { QrCode } from '#ui/components/QrCode.tsx';
import { TextField } from '#ui/components/TextField.tsx';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { styled } from '#ui/theme/styled.ts';
import { showDay } from '#words/platform/money-and-dates.ts';
import { statusWords, useDeciding } from './withdrawal-desk.view.ts';

type Props = { readonly withdrawal: WithdrawalToPay; readonly onClose: () => void };

export const WithdrawalDetail = ({ withdrawal, onClose }: Props) => {
  const { t } = useLingui();
  const locale = useLocale();
  const id = useId();
  const desk = useDeciding(onClose);
  const [note, setNote] = useState('');
  const approved = withdrawal.status === 'APPROVED';
  const empty = note.trim() === '';
  const due = showDay(withdrawal.expectedUntil, locale);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>
        <Trans>Withdrawal of {showMoney(withdrawal.amount, locale)}</Trans>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Facts>
          <dt>
            <Trans>Requested by</Trans>
          </dt>
          <dd>
            {withdrawal.name} {withdrawal.email}
          </dd>
          <dt>
            <Trans>Status</Trans>
          </dt>
          <dd>
            {statusWords(withdrawal, locale)} · <Trans>{withdrawal.approvals} of 2 approvals</Trans>
          </dd>
          <dt>
            <Trans>Fee</Trans>
          </dt>
          <dd>{showMoney(withdrawal.fee, locale)}</dd>
          <dt>
            <Trans>To transfer</Trans>
          </dt>
          <dd>
            <strong>{showMoney(withdrawal.total, locale)}</strong>
          </dd>
          <dt>
            <Trans>Account</Trans>
          </dt>
          <dd>
            {withdrawal.bank} {withdrawal.number} {withdrawal.holder}
          </dd>
          <dt>
            <Trans>Message</Trans>
          </dt>
          <dd>{withdrawal.transferCode}</dd>
        </Facts>
        {withdrawal.overdue ? (
          <Alert severity="warning" variant="outlined">
            {approved ? (
              <Trans>
                The money was due by {due}, and the bank hasn’t reported it. Look for the message’s code in the bank
                statement before you pay: if it left, confirm it with the bank’s reference.
              </Trans>
            ) : (
              <Trans>The money was due by {due}, and the withdrawal still waits for approval.</Trans>
            )}
          </Alert>
        ) : null}
        {withdrawal.requesterSuspended ? (
          <Alert severity="warning" variant="outlined">
            {approved ? (
              <Trans>
                This account is suspended. Don’t transfer the money until the suspension is lifted. If it has already
                left, the bank’s notice confirms it.
              </Trans>
            ) : (
              <Trans>
                This account is suspended. No one can approve its withdrawal until the suspension is lifted.
              </Trans>
            )}
          </Alert>
        ) : null}
        {approved && withdrawal.qrCode !== null ? (
          <Code>
            <QrCode text={withdrawal.qrCode} label={t`VietQR of the transfer`} />
          </Code>
        ) : null}
        <TextField
          label={approved ? t`Bank’s reference, or why the bank returned it` : t`Reason, if you reject it`}
          name="note"
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: approved ? 100 : 500, autoComplete: 'off' } }}
        />
        {desk.trouble === null ? null : (
          <Alert severity="error" variant="outlined" role="alert">
            {desk.trouble}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        {approved ? (
          <>
            <Button color="error" disabled={empty || desk.busy} onClick={() => desk.giveBack(withdrawal.id, note)}>
              <Trans>The bank returned it</Trans>
            </Button>
            <Button
              variant="contained"
              disabled={empty || withdrawal.requesterSuspended || desk.busy}
              onClick={() => desk.confirm(withdrawal.id, note)}
            >
              <Trans>Confirm transfer</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button color="error" disabled={empty || desk.busy} onClick={() => desk.reject(withdrawal.id, note)}>
              <Trans>Reject</Trans>
            </Button>
            <Button
              variant="contained"
              disabled={withdrawal.mine || withdrawal.requesterSuspended || desk.busy}
              onClick={() => desk.approve(withdrawal.id)}
            >
              <Trans>Approve</Trans>
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
};

const Code = styled('div')({ width: 220, margin: '0 auto' });

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));
