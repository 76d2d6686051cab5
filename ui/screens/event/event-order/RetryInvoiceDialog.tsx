import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import type { OrderInvoice } from '#application/sale/ports/e-invoice.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useEndOrder } from './event-order.view.ts';
import {
  faultWords,
  type InvoiceDetails,
  type InvoiceField,
  invoiceLongest,
  missingDetails,
  useRetryInvoice,
} from './invoice.view.ts';

type RetryInvoiceDialogProps = {
  readonly orderId: string;
  readonly invoice: Extract<OrderInvoice, { readonly state: 'FAILED' }>;
  readonly onClose: () => void;
};

export const RetryInvoiceDialog = ({ orderId, invoice, onClose }: RetryInvoiceDialogProps) => {
  const { t } = useLingui();
  const id = useId();
  const locale = useLocale();
  const retry = useRetryInvoice();
  const words = {
    done: t`The e-invoice is being issued again`,
    lost: t`Connection lost. You can try again: nothing is issued twice.`,
  };
  const { busy, trouble, act } = useEndOrder(words, onClose);
  const { companyName, taxCode, address } = invoice;
  const [details, setDetails] = useState<InvoiceDetails>({ companyName, taxCode, address });
  const [tried, setTried] = useState(false);
  const missing = tried ? missingDetails(details) : [];
  const submit = (form: FormEvent): void => {
    form.preventDefault();
    setTried(true);
    if (missingDetails(details).length === 0) void act(() => retry(orderId, details));
  };
  const field = (name: InvoiceField, label: string, required: string) => (
    <TextField
      label={label}
      required
      value={details[name]}
      error={missing.includes(name)}
      helperText={missing.includes(name) ? required : null}
      onChange={({ target }) => setDetails({ ...details, [name]: target.value })}
      slotProps={{ htmlInput: { maxLength: invoiceLongest[name] } }}
    />
  );
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        <Trans>Issue the e-invoice again?</Trans>
      </DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <Typography color="textSecondary">{faultWords(invoice, locale)}</Typography>
          {field('companyName', t`Company name`, t`Please enter the company name`)}
          {field('taxCode', t`Company tax code`, t`Please enter the company tax code`)}
          {field('address', t`Billing address`, t`Please enter the billing address`)}
          {trouble === null ? null : <Alert severity="error">{trouble}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="secondary" disabled={busy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            <Trans>Issue e-invoice</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
