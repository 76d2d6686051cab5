import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { QrCode } from '#ui/components/QrCode.tsx';
import { TextField } from '#ui/components/TextField.tsx';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { DisputedRefund } from './DisputedRefund.tsx';
import { RefundStateChip } from './RefundStateChip.tsx';
import { BANK_ZONE, isPayable, providerOf, type RefundToPay, useRefundDesk } from './refund-desk.view.ts';

type RefundDetailProps = { readonly refund: RefundToPay; readonly onClose: () => void };

export const RefundDetail = ({ refund, onClose }: RefundDetailProps) => {
  const locale = useLocale();
  const id = useId();
  const desk = useRefundDesk();
  const amount = showMoney(refund.amount, locale);
  const markSent = async () => {
    if (await desk.markSent([refund])) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <span className="tabular">{amount}</span>
        <RefundStateChip refund={refund} />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {refund.failedBecause === null || refund.state !== 'FAILED' ? null : (
          <Alert severity="warning" variant="outlined">
            <Trans>The last transfer came back: {refund.failedBecause}</Trans>
          </Alert>
        )}
        {refund.state === 'DISPUTED' ? <DisputedRefund refund={refund} desk={desk} onDone={onClose} /> : null}
        <PayTo refund={refund} />
        <Facts refund={refund} />
        {refund.state === 'DISPUTED' ? null : refund.state === 'SENT' || refund.provider !== null ? (
          <Outcome refund={refund} desk={desk} onDone={onClose} />
        ) : null}
        {desk.trouble === null ? null : (
          <Alert severity="error" variant="outlined" role="alert">
            {desk.trouble}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          <Trans>Close</Trans>
        </Button>
        {isPayable(refund) ? (
          <Button variant="contained" loading={desk.busy} onClick={() => void markSent()}>
            <Trans>Mark as sent</Trans>
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
};

const PayTo = ({ refund }: { readonly refund: RefundToPay }) => {
  const { t } = useLingui();
  const provider = providerOf(refund, useLocale());
  if (refund.state === 'DISPUTED') return null;
  if (provider !== null)
    return (
      <Alert severity="info" variant="outlined">
        {refund.sentAt === null ? (
          <Trans>This refund goes back through {provider} and will be sent soon. No transfer is needed.</Trans>
        ) : (
          <Trans>This refund goes back through {provider}. Check it there before you settle it by hand.</Trans>
        )}
      </Alert>
    );
  if (refund.account === null)
    return (
      <Alert severity="info" variant="outlined">
        <Trans>The buyer hasn’t given a bank account in time. Contact them: {refund.buyerEmail}</Trans>
      </Alert>
    );
  if (refund.qrCode === null || !isPayable(refund)) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
      <Box sx={{ width: 220 }}>
        <QrCode text={refund.qrCode} label={t`VietQR for the refund of order ${refund.orderNumber}`} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
        <Trans>Scan with your bank’s app. Amount and message are filled in; keep the message unchanged.</Trans>
      </Typography>
    </Box>
  );
};

const Facts = ({ refund }: { readonly refund: RefundToPay }) => {
  const locale = useLocale();
  const { account } = refund;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' },
        columnGap: 2,
        rowGap: { xs: 0.25, sm: 1 },
      }}
    >
      {account === null ? null : (
        <>
          <Fact name={<Trans>Bank</Trans>} value={account.bankName} />
          <Fact name={<Trans>Account number</Trans>} value={account.number} />
          <Fact name={<Trans>Account holder</Trans>} value={account.holder} />
        </>
      )}
      <Fact name={<Trans>Message</Trans>} value={refund.transferCode} />
      <Fact name={<Trans>Event</Trans>} value={refund.eventName} />
      <Fact name={<Trans>Order</Trans>} value={refund.orderNumber} />
      <Fact name={<Trans>Buyer</Trans>} value={[refund.buyerName, refund.buyerEmail].filter(Boolean).join(', ')} />
      <Fact name={<Trans>Due</Trans>} value={showMoment(refund.dueAt, locale, BANK_ZONE)} />
      {refund.sentAt === null ? null : (
        <Fact name={<Trans>Sent</Trans>} value={showMoment(refund.sentAt, locale, BANK_ZONE)} />
      )}
    </Box>
  );
};

type OutcomeProps = RefundOutcome & { readonly refund: RefundToPay; readonly onDone: () => void };
type RefundOutcome = { readonly desk: ReturnType<typeof useRefundDesk> };

const Outcome = ({ refund, desk, onDone }: OutcomeProps) => {
  const { t } = useLingui();
  const [kind, setKind] = useState<'CONFIRM' | 'FAIL' | null>(null);
  const [words, setWords] = useState('');
  const [askAgain, setAskAgain] = useState(true);
  const [tried, setTried] = useState(false);
  const missing = tried && words.trim() === '';
  const choose = (next: 'CONFIRM' | 'FAIL') => {
    setKind(next);
    setWords('');
    setTried(false);
  };
  const submit = async () => {
    setTried(true);
    if (words.trim() === '') return;
    const done = kind === 'CONFIRM' ? await desk.confirm(refund, words) : await desk.fail(refund, words, askAgain);
    if (done) onDone();
  };
  return (
    <Box sx={{ pt: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {refund.provider === null ? (
          <Trans>The refund is confirmed when the bank reports the transfer. You can also settle it by hand.</Trans>
        ) : (
          <Trans>The refund is confirmed when the provider reports it. If it can’t, pay by transfer instead.</Trans>
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {refund.sentAt === null ? null : (
          <Button variant={kind === 'CONFIRM' ? 'contained' : 'outlined'} onClick={() => choose('CONFIRM')}>
            <Trans>Confirm by hand</Trans>
          </Button>
        )}
        <Button variant={kind === 'FAIL' ? 'contained' : 'outlined'} onClick={() => choose('FAIL')}>
          {refund.provider === null ? <Trans>Mark as failed</Trans> : <Trans>Pay by transfer instead</Trans>}
        </Button>
      </Box>
      {kind === null ? null : (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
          sx={{ display: 'grid', gap: 1 }}
        >
          <TextField
            label={
              kind === 'CONFIRM' ? t`Bank reference` : refund.provider === null ? t`What the bank said` : t`Reason`
            }
            value={words}
            autoFocus
            error={missing}
            helperText={
              missing ? (
                kind === 'CONFIRM' ? (
                  <Trans>Please enter the bank’s reference of the transfer</Trans>
                ) : refund.provider === null ? (
                  <Trans>Please say why the transfer came back</Trans>
                ) : (
                  <Trans>Please say why it can’t go back the way it was paid</Trans>
                )
              ) : null
            }
            onChange={(event) => setWords(event.target.value)}
            slotProps={{ htmlInput: { maxLength: kind === 'CONFIRM' ? 100 : 500, autoComplete: 'off' } }}
          />
          {kind === 'FAIL' && refund.provider === null ? (
            <FormControlLabel
              control={<Checkbox checked={askAgain} onChange={(_, checked) => setAskAgain(checked)} />}
              label={<Trans>The account is wrong: ask the buyer for another one</Trans>}
            />
          ) : null}
          <Button type="submit" variant="contained" loading={desk.busy} sx={{ justifySelf: 'start' }}>
            {kind === 'CONFIRM' ? (
              <Trans>Confirm refund</Trans>
            ) : refund.provider === null ? (
              <Trans>Make it due again</Trans>
            ) : (
              <Trans>Ask the buyer for an account</Trans>
            )}
          </Button>
        </Box>
      )}
    </Box>
  );
};

const Fact = ({ name, value }: { readonly name: ReactNode; readonly value: string }) => (
  <>
    <Typography component="dt" variant="body2" color="textSecondary">
      {name}
    </Typography>
    <Typography
      component="dd"
      variant="body2"
      className="tabular"
      sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}
    >
      {value}
    </Typography>
  </>
);
