import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { StateChip } from './StateChip.tsx';
import {
  BANK_ZONE,
  feedName,
  type InboxTransfer,
  useCloseTransfer,
  useMatch,
  useReopenTransfer,
  waitsForHand,
  waitsToBeClosed,
  waitsToBeReopened,
} from './transfer-inbox.view.ts';

type TransferDetailProps = { readonly transfer: InboxTransfer; readonly onClose: () => void };

export const TransferDetail = ({ transfer, onClose }: TransferDetailProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const id = useId();
  const amount = showMoney(transfer.amount, locale);
  const { revalidate } = useRevalidator();
  const { mayMatch, match } = useMatch(t`Can’t reach the server. Please try again.`);
  const [code, setCode] = useState('');
  const [sure, setSure] = useState(false);
  const [examined, setExamined] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  const sureBox = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [working, setWorking] = useState(false);
  const open = mayMatch && waitsForHand(transfer);
  const closeTransfer = useCloseTransfer();
  const [noting, setNoting] = useState(false);
  const { reopening, notReopened, reopen } = useReopenTransfer(
    { done: t`Transfer reopened`, lost: t`Connection lost. Please try again.` },
    onClose,
  );
  const shownTrouble = trouble ?? notReopened;

  const codeMissing = examined && code.trim() === '';
  const unsure = examined && !codeMissing && !sure;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTrouble(null);
    setExamined(true);
    const missing = code.trim() === '' ? codeField : sure ? null : sureBox;
    if (missing !== null) {
      missing.current?.focus();
      return;
    }
    setWorking(true);
    const answer = await match(transfer.id, code);
    setWorking(false);
    if ('sentence' in answer) {
      setTrouble(answer.sentence);
      return;
    }
    toast.success(t`Transfer matched`);
    onClose();
    void revalidate();
  };

  if (noting)
    return (
      <NoteDialog
        title={<Trans>Close this transfer of {amount}?</Trans>}
        help={
          open
            ? t`For money that is for no order, such as your own deposit. You can reopen it.`
            : t`For a refund paid twice or with a wrong amount, once you have settled it.`
        }
        action={<Trans>Close transfer</Trans>}
        done={t`Transfer closed`}
        onSend={(note) => closeTransfer(transfer.id, note)}
        onClose={onClose}
      />
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
          <span className="tabular">{amount}</span>
          <StateChip state={transfer.state} />
        </DialogTitle>
        <DialogContent>
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' },
              columnGap: 2,
              rowGap: { xs: 0.25, sm: 1 },
            }}
          >
            <Fact name={<Trans>Message</Trans>} value={transfer.content} />
            <Fact name={<Trans>Bank reference</Trans>} value={transfer.bankReference} />
            <Fact name={<Trans>Source</Trans>} value={feedName(transfer.provider)} />
            <Fact name={<Trans>Transferred</Trans>} value={showMoment(transfer.transferredAt, locale, BANK_ZONE)} />
            <Fact name={<Trans>Received</Trans>} value={showMoment(transfer.receivedAt, locale, BANK_ZONE)} />
            <Fact name={<Trans>Transfer code</Trans>} value={transfer.transferCode ?? '–'} />
            <Fact name={<Trans>Order</Trans>} value={transfer.orderNumber ?? '–'} />
            {transfer.closedBecause === null ? null : (
              <Fact name={<Trans>Closed because</Trans>} value={transfer.closedBecause} />
            )}
          </Box>
          {transfer.mayRepeat ? (
            <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
              <Trans>
                The bank may have reported this transfer before. Check the bank statement, and match it only if the
                money arrived twice.
              </Trans>
            </Alert>
          ) : null}
          {open ? (
            <Box sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1.5 }}>
              <Typography variant="h4" component="h3">
                <Trans>Match manually</Trans>
              </Typography>
              <TextField
                label={t`Payment transfer code`}
                placeholder="VEMOI…"
                value={code}
                autoComplete="off"
                inputRef={codeField}
                error={codeMissing}
                helperText={codeMissing ? t`Please enter the transfer code of the payment` : null}
                onChange={(event) => setCode(event.target.value)}
                slotProps={{ htmlInput: { maxLength: 40, style: { textTransform: 'uppercase' } } }}
              />
              <FormControl error={unsure}>
                <FormControlLabel
                  control={
                    <Checkbox
                      checked={sure}
                      onChange={(_, checked) => setSure(checked)}
                      slotProps={{
                        input: {
                          ref: sureBox,
                          'aria-invalid': unsure,
                          'aria-describedby': unsure ? `${id}-sure` : undefined,
                        },
                      }}
                    />
                  }
                  sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { pt: 1 } }}
                  label={
                    <Trans>
                      I’ve checked that this transfer of {amount} is for this payment. My name will be recorded.
                    </Trans>
                  }
                />
                {unsure ? (
                  <FormHelperText id={`${id}-sure`}>
                    <Trans>Please confirm that this transfer is for that payment</Trans>
                  </FormHelperText>
                ) : null}
              </FormControl>
            </Box>
          ) : null}
          {shownTrouble === null ? null : (
            <Alert severity="error" variant="outlined" role="alert" sx={{ mt: 2 }}>
              {shownTrouble}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="secondary">
            <Trans>Close</Trans>
          </Button>
          {mayMatch && waitsToBeClosed(transfer) ? (
            <Button variant={open ? 'outlined' : 'contained'} onClick={() => setNoting(true)}>
              <Trans>Close transfer</Trans>
            </Button>
          ) : null}
          {mayMatch && waitsToBeReopened(transfer) ? (
            <Button variant="outlined" loading={reopening} onClick={() => void reopen(transfer.id)}>
              <Trans>Reopen transfer</Trans>
            </Button>
          ) : null}
          {open ? (
            <Button type="submit" variant="contained" loading={working}>
              <Trans>Match</Trans>
            </Button>
          ) : null}
        </DialogActions>
      </form>
    </Dialog>
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
