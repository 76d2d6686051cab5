import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AdjustingInvoice, OrderInvoice } from '#application/sale/ports/e-invoice.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { ExternalLinkIcon } from '#ui/icons/external-link.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import { money } from './orders.view.ts';

const Paper = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 'clamp(18px, 3vw, 32px)',
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& h2': { margin: 0, fontSize: '1.25rem' },
}));
const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: '14px 24px',
  margin: 0,
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
}));

/** The e-invoice that the buyer asked for. */
export const OrderInvoiceCard = ({ invoice }: { readonly invoice: OrderInvoice }) => (
  <Paper aria-labelledby="e-invoice">
    <h2 id="e-invoice">
      <Trans>E-invoice</Trans>
    </h2>
    <Typography>
      <Standing invoice={invoice} />
    </Typography>
    <Facts>
      {invoice.state === 'ISSUED' && (
        <>
          <Fact name={<Trans>Invoice number</Trans>}>{invoice.number}</Fact>
          <Fact name={<Trans>Lookup code</Trans>}>{invoice.lookupCode}</Fact>
        </>
      )}
      <Fact name={<Trans>Company</Trans>}>{invoice.companyName}</Fact>
      <Fact name={<Trans>Tax code</Trans>}>{invoice.taxCode}</Fact>
    </Facts>
    {invoice.state === 'ISSUED' && invoice.adjusting.map((one) => <Adjusting key={one.id} one={one} />)}
    {invoice.state === 'ISSUED' && (
      <Button
        href={invoice.lookupUrl}
        target="_blank"
        rel="noreferrer"
        variant="outlined"
        endIcon={<ExternalLinkIcon />}
        sx={{ justifySelf: 'start', '@media print': { display: 'none' } }}
      >
        <Trans>Look up the e-invoice</Trans>
      </Button>
    )}
  </Paper>
);

/** Because money of the order went back. */
const Adjusting = ({ one }: { readonly one: AdjustingInvoice }) => {
  const locale = useLocale();
  const change = money(one.amount, locale);
  return (
    <div>
      <Typography sx={{ mb: 1 }}>
        {one.state === 'ISSUED' ? (
          <Trans>Money was refunded to you, so this invoice adjusts yours by {change}.</Trans>
        ) : (
          <Trans>Money was refunded to you. An invoice that adjusts yours by {change} is being issued.</Trans>
        )}
      </Typography>
      {one.state === 'ISSUED' && (
        <Facts>
          <Fact name={<Trans>Adjusting invoice</Trans>}>{one.number}</Fact>
          <Fact name={<Trans>Lookup code</Trans>}>{one.lookupCode}</Fact>
        </Facts>
      )}
    </div>
  );
};

const Standing = ({ invoice }: { readonly invoice: OrderInvoice }) => {
  switch (invoice.state) {
    case 'WAITING':
      return <Trans>Your e-invoice is being issued. We’ll email you its number and lookup code.</Trans>;
    case 'ISSUED':
      return <Trans>Enter the number and the lookup code at the provider’s page to see the invoice.</Trans>;
    case 'FAILED':
      return (
        <Trans>
          Your e-invoice couldn’t be issued yet. The organiser sees why and can try again. If the details below are
          wrong, tell the organiser.
        </Trans>
      );
    case 'DROPPED':
      return <Trans>The order was refunded before its e-invoice was issued, so there is none.</Trans>;
    default:
      return invoice satisfies never;
  }
};

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
