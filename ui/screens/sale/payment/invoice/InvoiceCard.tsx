import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useRef } from 'react';
import { TextField } from '#ui/components/TextField.tsx';
import { Card, CardTitle, Soft } from '#ui/screens/sale/payment/PaymentLayout.tsx';
import { TroubleAt } from '#ui/screens/sale/payment/trouble/TroubleAt.tsx';
import type { OngoingPayment } from '#ui/screens/sale/payment/use-payment.ts';
import { askedInvoice, type InvoiceField, invoiceLongest, missingFields } from './invoice.view.ts';

type Props = { readonly payment: OngoingPayment };

/** [S2.11-08] */
export function InvoiceCard({ payment }: Props) {
  const { t } = useLingui();
  const { said, account, act } = payment;
  const { invoice } = payment.form;
  const missing = missingFields(said.trouble);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (missing !== '') box.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [missing]);
  const field = (name: InvoiceField, label: string, autoComplete: string, required: string) => (
    <TextField
      label={label}
      required
      autoComplete={autoComplete}
      value={invoice[name]}
      error={missing.split(' ').includes(name)}
      helperText={missing.split(' ').includes(name) ? required : null}
      onChange={(event) => act.setInvoice({ ...invoice, [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: invoiceLongest[name] } }}
    />
  );
  return (
    <Card ref={box} aria-labelledby="invoice-title">
      <CardTitle id="invoice-title">
        <Trans>Company invoice (optional)</Trans>
      </CardTitle>
      <FormControlLabel
        control={
          <Checkbox
            checked={invoice.required}
            onChange={(event) => act.setInvoice(askedInvoice(invoice, event.target.checked, account))}
          />
        }
        label={<Trans>I need an invoice for my company</Trans>}
      />
      {invoice.required && (
        <>
          {field('companyName', t`Company name`, 'organization', t`Please enter the company name`)}
          {field('taxCode', t`Company tax code`, 'off', t`Please enter the company tax code`)}
          {field('address', t`Billing address`, 'street-address', t`Please enter the billing address`)}
          <Soft>
            <Trans>The invoice is issued with these details after you have paid.</Trans>
          </Soft>
        </>
      )}
      <TroubleAt place="INVOICE" payment={payment} />
      {said.invoiceLost && (
        <Alert severity="error" role="alert">
          <Trans>An error occurred, please try again later</Trans>
        </Alert>
      )}
    </Card>
  );
}
