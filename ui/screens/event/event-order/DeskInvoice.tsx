import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { OrderInvoice } from '#application/sale/ports/e-invoice.ts';
import type { OpenedDeskOrder } from '#application/sale/ports/order-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { AdjustingInvoices } from './AdjustingInvoices.tsx';
import { faultWords } from './invoice.view.ts';
import { OrderPart } from './OrderParts.tsx';

const RetryInvoiceDialog = lazy(async () => ({
  default: (await import('./RetryInvoiceDialog.tsx')).RetryInvoiceDialog,
}));

type DeskInvoiceProps = {
  readonly order: OpenedDeskOrder;
  readonly invoice: OrderInvoice;
  readonly timezone: string;
};

export const DeskInvoice = ({ order, invoice, timezone }: DeskInvoiceProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const mayRetry = invoice.state === 'FAILED' && order.abilities.includes('order.retry-invoice');
  return (
    <OrderPart id="e-invoice" title={<Trans>E-invoice</Trans>}>
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {invoice.companyName} · {invoice.taxCode} · {invoice.address}
      </Typography>
      {invoice.state === 'FAILED' ? (
        <Alert
          severity="error"
          sx={{ mt: 1 }}
          action={
            mayRetry ? (
              <Button color="inherit" size="small" onClick={() => setAsking(true)}>
                <Trans>Try again</Trans>
              </Button>
            ) : undefined
          }
        >
          {faultWords(invoice, locale)}
          {invoice.said === null ? null : (
            <Typography variant="body2" lang="vi" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              {t`Provider: ${invoice.said}`}
            </Typography>
          )}
        </Alert>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          <Standing invoice={invoice} timezone={timezone} />
        </Typography>
      )}
      {invoice.state === 'ISSUED' && invoice.adjusting.length > 0 ? (
        <AdjustingInvoices order={order} adjusting={invoice.adjusting} timezone={timezone} />
      ) : null}
      {asking && invoice.state === 'FAILED' ? (
        <Suspense fallback={null}>
          <RetryInvoiceDialog orderId={order.id} invoice={invoice} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </OrderPart>
  );
};

type StandingProps = {
  readonly invoice: Exclude<OrderInvoice, { readonly state: 'FAILED' }>;
  readonly timezone: string;
};

const Standing = ({ invoice, timezone }: StandingProps) => {
  const locale = useLocale();
  switch (invoice.state) {
    case 'WAITING':
      return <Trans>Waiting for the provider. This can take some minutes.</Trans>;
    case 'DROPPED':
      return <Trans>Not issued: the order was refunded first.</Trans>;
    case 'ISSUED': {
      const at = showMoment(invoice.issuedAt, locale, timezone);
      return (
        <>
          <Trans>
            Invoice {invoice.number}, issued {at}. Lookup code: {invoice.lookupCode}
          </Trans>{' '}
          <Link href={invoice.lookupUrl} target="_blank" rel="noreferrer">
            <Trans>Look it up</Trans>
          </Link>
        </>
      );
    }
    default:
      return invoice satisfies never;
  }
};
