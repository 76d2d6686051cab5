import { Trans } from '@lingui/react/macro';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { Card, CardTitle, Soft } from '#ui/screens/sale/payment/PaymentLayout.tsx';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import type { OngoingPayment } from '#ui/screens/sale/payment/use-payment.ts';
import { isFromWallet, NOT_FROM_WALLET, partOf } from './wallet-part.view.ts';

type Props = { readonly payment: OngoingPayment; readonly balance: Dong };

/** Hidden where the wallet pays nothing, or all as a payment method. [S1-13] */
export function WalletPartCard({ payment, balance }: Props) {
  const locale = useLocale();
  const { busy, act } = payment;
  const parts = partOf(payment, balance);
  if (parts === null) return null;
  const part = moneyText(parts.part, locale);
  const rest = moneyText(parts.rest, locale);
  return (
    <Card aria-labelledby="wallet-title">
      <CardTitle id="wallet-title">
        <Trans>Vemoi wallet</Trans>
      </CardTitle>
      <FormControlLabel
        control={
          <Switch
            checked={isFromWallet(payment)}
            disabled={busy}
            onChange={(_event, on) => act.payFromWallet(on ? parts.part : NOT_FROM_WALLET)}
          />
        }
        label={<Trans>Use wallet balance</Trans>}
        sx={{ minHeight: 44, marginLeft: 0, gap: 1.5 }}
      />
      <Soft aria-live="polite">
        {isFromWallet(payment) ? (
          <Trans>
            Your wallet pays {part}. Choose how to pay the remaining {rest}. If the order isn’t completed, the money
            goes back to your wallet.
          </Trans>
        ) : (
          <Trans>
            Pay {part} from your wallet and the remaining {rest} another way.
          </Trans>
        )}
      </Soft>
    </Card>
  );
}
