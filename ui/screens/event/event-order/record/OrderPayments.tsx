import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { OrderPayment, OrderReceipt } from '#application/sale/ports/order-records.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { OrderPart } from '#ui/screens/event/event-order/OrderParts.tsx';
import { PAYMENT_PROVIDERS_SAID } from '#words/money/payment-providers.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { PAYMENT_STATES_SAID } from '#words/platform/statuses.ts';
import { isOpenPayment } from './order-record.view.ts';

type OrderPaymentsProps = { readonly payments: readonly OrderPayment[]; readonly timezone: string };

export const OrderPayments = ({ payments, timezone }: OrderPaymentsProps) => (
  <OrderPart id="payments" title={<Trans>Payments</Trans>}>
    {payments.length === 0 ? (
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        <Trans>This order has no payments.</Trans>
      </Typography>
    ) : (
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {payments.map((payment) => (
          <Payment key={payment.id} payment={payment} timezone={timezone} />
        ))}
      </Box>
    )}
  </OrderPart>
);

type PaymentProps = { readonly payment: OrderPayment; readonly timezone: string };

const Payment = ({ payment, timezone }: PaymentProps) => {
  const locale = useLocale();
  return (
    <Box component="li" sx={{ py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <b>{PAYMENT_PROVIDERS_SAID[payment.provider][locale]}</b>
        <Chip size="small" variant="outlined" label={PAYMENT_STATES_SAID[payment.state][locale]} />
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        <Fact name={<Trans>Asked for</Trans>}>{showMoney(payment.amount, locale)}</Fact>
        <Fact name={<Trans>Amount received</Trans>}>{showMoney(payment.received, locale)}</Fact>
        {payment.refunded > 0 ? (
          <Fact name={<Trans>Refunded</Trans>}>{showMoney(payment.refunded, locale)}</Fact>
        ) : null}
        <Fact name={<Trans>Started</Trans>}>{showMoment(payment.begunAt, locale, timezone)}</Fact>
        {isOpenPayment(payment) ? (
          <Fact name={<Trans>To be paid by</Trans>}>{showMoment(payment.payBefore, locale, timezone)}</Fact>
        ) : null}
        <Fact name={<Trans>Payment ID</Trans>}>{payment.id}</Fact>
        {payment.transferCode === null ? null : <Fact name={<Trans>Transfer code</Trans>}>{payment.transferCode}</Fact>}
        {payment.gatewayReference === null ? null : (
          <Fact name={<Trans>Our reference</Trans>}>{payment.gatewayReference}</Fact>
        )}
        {payment.transactionNumber === null ? null : (
          <Fact name={<Trans>Provider’s transaction number</Trans>}>{payment.transactionNumber}</Fact>
        )}
        {payment.receipts.map((receipt) => (
          <Receipt key={`${receipt.at} ${receipt.reference}`} receipt={receipt} timezone={timezone} />
        ))}
      </Box>
    </Box>
  );
};

const Receipt = ({ receipt, timezone }: { readonly receipt: OrderReceipt; readonly timezone: string }) => {
  const locale = useLocale();
  const at = showMoment(receipt.at, locale, timezone);
  return (
    <Fact name={<Trans>Money received {at}</Trans>}>
      {showMoney(receipt.amount, locale)}
      {receipt.reference === null ? '' : ` · ${receipt.reference}`}
    </Fact>
  );
};

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div>
    <Typography variant="caption" component="dt" color="textSecondary">
      {name}
    </Typography>
    <dd className="tabular">{children}</dd>
  </div>
);
