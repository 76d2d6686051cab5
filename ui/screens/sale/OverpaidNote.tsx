import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';

type Props = {
  /** By all payments. */
  readonly received: Dong;
  readonly excess: Dong;
};

/** Until its refund is decided. */
export function OverpaidNote({ received, excess }: Props) {
  const locale = useLocale();
  const came = moneyText(received, locale);
  const owed = moneyText(excess, locale);
  return (
    <Alert severity="info" role="status" sx={{ textAlign: 'left', '@media print': { display: 'none' } }}>
      <Trans>
        We received {came}, which is {owed} more than the price. We’re refunding the {owed} and will email you about it.
      </Trans>
    </Alert>
  );
}
