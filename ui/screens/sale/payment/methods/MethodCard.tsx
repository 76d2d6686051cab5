import { Trans } from '@lingui/react/macro';
import { Card, CardTitle } from '#ui/screens/sale/payment/PaymentLayout.tsx';
import type { OngoingPayment } from '#ui/screens/sale/payment/use-payment.ts';
import { CardPanelLater } from './CardPanelLater.tsx';
import { MethodPicker } from './MethodPicker.tsx';
import { useMethods } from './methods.view.ts';

type Props = { readonly eventId: number; readonly payment: OngoingPayment };

/** [S2.11-07] */
export function MethodCard({ eventId, payment }: Props) {
  const { form, summary, busy, cards, act } = payment;
  const { final: price, wallet } = summary;
  const { options, chosen } = useMethods({ price, eventId, wallet }, form.method, act.setMethod);
  return (
    <Card aria-labelledby="method-title">
      <CardTitle id="method-title">
        <Trans>Payment method</Trans>
      </CardTitle>
      <MethodPicker
        titleId="method-title"
        options={options}
        chosen={chosen}
        busy={busy}
        onChoose={act.setMethod}
        panels={{ Stripe: <CardPanelLater cards={cards} busy={busy} priced={payment.priced} /> }}
      />
    </Card>
  );
}
