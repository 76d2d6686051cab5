import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import { partOf } from './part-paid.view.ts';

type Props = { readonly price: Dong; readonly received: Dong; readonly locale: Locale };

export function PartPaid({ price, received, locale }: Props) {
  const missing = partOf(price, received);
  if (missing === null) return null;
  const here = moneyText(received, locale);
  const rest = moneyText(missing, locale);
  return (
    <Alert severity="warning" variant="outlined" role="status">
      <Trans>
        We received {here}. <b>{rest}</b> is still missing. Transfer the rest with the same description and we’ll add
        the two together.
      </Trans>
    </Alert>
  );
}
