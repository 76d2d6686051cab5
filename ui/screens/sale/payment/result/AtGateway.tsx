import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OrderLink } from '#application/sale/follow-order.ts';
import type { CheckoutSession, GatewayAttempt } from '#application/sale/ports/checkout-desk.ts';
import type { GatewayReturn } from '#domain/money/payment/gateway-return.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { LinkState } from '#ui/screens/sale/payment/bank-transfer/LinkState.tsx';
import type { Cards } from '#ui/screens/sale/payment/cards/use-cards.ts';
import { CardPanelLater } from '#ui/screens/sale/payment/methods/CardPanelLater.tsx';
import { MethodPicker } from '#ui/screens/sale/payment/methods/MethodPicker.tsx';
import { useMethods } from '#ui/screens/sale/payment/methods/methods.view.ts';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import { gatewayHint } from './at-gateway.view.ts';
import { PartPaid } from './PartPaid.tsx';
import { Buttons, ENDED, HomeButton, ResultFrame, WAITING } from './ResultFrame.tsx';

type Props = {
  readonly session: CheckoutSession;
  readonly attempt: GatewayAttempt;
  readonly back: GatewayReturn;
  readonly link: OrderLink | null;
  readonly busy: boolean;
  readonly cards: Cards;
  readonly onPay: (method: PaymentMethod) => void;
};

/** Its report is awaited, or it took no money and the buyer can pay again. */
export function AtGateway({ session, attempt, back, link, busy, cards, onPay }: Props) {
  const locale = useLocale();
  const [other, setOther] = useState(false);
  const open = attempt.state === 'OPEN' || attempt.state === 'PAID' || attempt.state === 'REVIEW';
  const hint = gatewayHint(back, locale);
  const waits = open && !other;
  return (
    <ResultFrame
      picture={open ? WAITING : ENDED}
      title={
        waits ? (
          <Trans>Ticket order processing</Trans>
        ) : open ? (
          <Trans>Pay another way</Trans>
        ) : (
          <Trans>The payment wasn’t completed</Trans>
        )
      }
    >
      <Typography>
        {waits ? (
          <Trans>
            Waiting for the payment provider to confirm {moneyText(session.price, locale)}. You can close this page.
            We’ll email your tickets.
          </Trans>
        ) : open ? (
          <Trans>Your tickets are still reserved. If you have paid, don’t pay again: the payment is on its way.</Trans>
        ) : (
          <Trans>No money was taken. Your tickets are still reserved: pay again, or choose another way.</Trans>
        )}
      </Typography>
      {hint !== null && <Typography color="textSecondary">{hint}</Typography>}
      <PartPaid price={session.price} received={session.received} locale={locale} />
      {open && link !== null && <LinkState link={link} brief />}
      {waits ? (
        <Buttons>
          {attempt.state === 'OPEN' && (
            <Button variant="outlined" size="large" onClick={() => setOther(true)}>
              <Trans>I haven’t paid yet</Trans>
            </Button>
          )}
          <HomeButton variant="outlined" />
        </Buttons>
      ) : (
        <PayAnew session={session} attempt={attempt} busy={busy} cards={cards} onPay={onPay} />
      )}
    </ResultFrame>
  );
}

type AnewProps = Pick<Props, 'session' | 'attempt' | 'busy' | 'cards' | 'onPay'>;

function PayAnew({ session, attempt, busy, cards, onPay }: AnewProps) {
  const locale = useLocale();
  const [wanted, setWanted] = useState(attempt.method);
  const { options, chosen } = useMethods(
    { price: session.price, eventId: null, wallet: session.wallet },
    wanted,
    setWanted,
  );
  return (
    <div style={{ display: 'grid', gap: 16, width: '100%' }}>
      <Typography id="pay-anew-title" variant="h3" component="h2">
        <Trans>Payment method</Trans>
      </Typography>
      <MethodPicker
        titleId="pay-anew-title"
        options={options}
        chosen={chosen}
        busy={busy}
        onChoose={setWanted}
        panels={{ Stripe: <CardPanelLater cards={cards} busy={busy} /> }}
      />
      <Button variant="contained" size="large" disabled={busy} loading={busy} onClick={() => onPay(chosen)}>
        <Trans>Pay {moneyText(session.price, locale)}</Trans>
      </Button>
    </div>
  );
}
