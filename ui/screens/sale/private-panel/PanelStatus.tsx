import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import type { PrivatePurchasePanel } from './use-private-purchase.ts';

export function PanelStatus({ buying }: { readonly buying: PrivatePurchasePanel }) {
  const locale = useLocale();
  const { purchase, paying, transferShown, act } = buying;
  if (purchase.at === 'LOOKING')
    return (
      <Typography role="status">
        <Trans>Creating your ticket…</Trans>
      </Typography>
    );
  if (purchase.at === 'ENDED' && purchase.because === 'GAVE_UP')
    return (
      <Typography role="status">
        <Trans>We have your order. We’ll email your ticket, and you’ll find it here when you reopen this page.</Trans>
      </Typography>
    );
  if (purchase.at !== 'PAYING' || paying === null || transferShown) return null;
  return (
    <>
      <Typography role="status">
        <Trans>Waiting for your bank to confirm {moneyText(paying.transfer.amount, locale)}.</Trans>
      </Typography>
      <Button variant="outlined" onClick={act.showTransfer}>
        <Trans>Show the QR code again</Trans>
      </Button>
      <Button onClick={act.payLater}>
        <Trans>Pay later</Trans>
      </Button>
    </>
  );
}
