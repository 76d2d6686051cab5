import { Plural, Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';

type Props = {
  readonly order: CheckoutSession;
  readonly count: number;
  readonly locale: Locale;
  readonly onContinue: () => void;
  readonly onLeave: () => void;
};

/** [S4-40] */
export const UnfinishedOrder = ({ order, count, locale, onContinue, onLeave }: Props) => (
  <Alert severity="info" variant="outlined" role="alert" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
    <AlertTitle>
      <Trans>You have an unfinished order</Trans>
    </AlertTitle>
    {count === 0 ? (
      <Trans>Your {moneyText(order.price, locale)} donation is waiting for your payment.</Trans>
    ) : (
      <Trans>
        <Plural value={count} one="# ticket" other="# tickets" /> for {moneyText(order.price, locale)}, waiting for your
        payment.
      </Trans>
    )}
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 }}>
      <Button variant="contained" size="small" sx={{ minHeight: 44 }} onClick={onContinue}>
        <Trans>Continue this order</Trans>
      </Button>
      <Button variant="outlined" size="small" sx={{ minHeight: 44 }} onClick={onLeave}>
        <Trans>Start a new order</Trans>
      </Button>
    </div>
  </Alert>
);
