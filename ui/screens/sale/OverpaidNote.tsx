import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { paths } from '#ui/routes/paths.ts';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';

type Props = {
  /** By all payments. */
  readonly received: Dong;
  readonly excess: Dong;
  /** Null where the page does not know it. */
  readonly orderNumber: string | null;
};

/** Money beyond the price of a paid order is its buyer's, and they are told how to get it. */
export function OverpaidNote({ received, excess, orderNumber }: Props) {
  const locale = useLocale();
  const came = moneyText(received, locale);
  const owed = moneyText(excess, locale);
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ textAlign: 'left', '@media print': { display: 'none' } }}
      action={
        <Button component={Link} to={paths.contact()} size="small" color="inherit" sx={{ whiteSpace: 'nowrap' }}>
          <Trans>Contact us</Trans>
        </Button>
      }
    >
      {orderNumber === null ? (
        <Trans>
          We received {came}, which is {owed} more than the price. The {owed} is yours: write to us with your order
          number to get it back.
        </Trans>
      ) : (
        <Trans>
          We received {came}, which is {owed} more than the price. The {owed} is yours: write to us with the order
          number {orderNumber} to get it back.
        </Trans>
      )}
    </Alert>
  );
}
