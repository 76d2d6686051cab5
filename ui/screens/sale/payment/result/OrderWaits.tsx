import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { OrderLink } from '#application/sale/follow-order.ts';
import type { CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import type { CounterSession } from '#application/sale/ports/ticket-counter.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { LinkState } from '#ui/screens/sale/payment/bank-transfer/LinkState.tsx';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import { PartPaid } from './PartPaid.tsx';
import { partOf } from './part-paid.view.ts';
import { Buttons, EventButton, HomeButton, ResultFrame, WAITING } from './ResultFrame.tsx';
import { thanksOf } from './result.view.ts';
import { PanelButton } from './ThankYou.tsx';

/** [S2.11-13] */
export const PendingApproval = ({ slug, note }: { readonly slug: string; readonly note: ReactNode }) => (
  <ResultFrame picture={WAITING} title={<Trans>Pending approval</Trans>}>
    <Typography>
      <Trans>The organiser reviews every registration. We’ll email you the result.</Trans>
    </Typography>
    {note}
    <Buttons>
      <EventButton slug={slug} />
    </Buttons>
  </ResultFrame>
);

/** [S2.11-12] */
export const Processing = () => (
  <ResultFrame picture={WAITING} title={<Trans>Ticket order processing</Trans>}>
    <Typography>
      <Trans>We’re processing your order. We’ll email your tickets.</Trans>
    </Typography>
    <Buttons>
      <HomeButton variant="contained" />
    </Buttons>
  </ResultFrame>
);

type AwaitingProps = {
  readonly session: CheckoutSession;
  readonly event: CounterSession['event'];
  readonly link: OrderLink | null;
  /** Null: there is no transfer to show. */
  readonly onShowTransfer: (() => void) | null;
};

export function AwaitingMoney({ session, event, link, onShowTransfer }: AwaitingProps) {
  const locale = useLocale();
  const tickets = session.lines.length > 0;
  const awaited = partOf(session.price, session.received) ?? session.price;
  return (
    <ResultFrame picture={WAITING} title={tickets ? <Trans>Ticket order processing</Trans> : <Trans>Donation</Trans>}>
      <Typography>
        <Trans>
          Waiting for your bank to confirm {moneyText(awaited, locale)}. This usually takes a minute, sometimes up to
          half an hour.
        </Trans>
      </Typography>
      <PartPaid price={session.price} received={session.received} locale={locale} />
      {link !== null && <LinkState link={link} brief />}
      {tickets && (
        <Typography color="textSecondary" variant="body2">
          <Trans>You can close this page. We’ll email your tickets when the money arrives.</Trans>
        </Typography>
      )}
      <Buttons>
        {onShowTransfer !== null && (
          <Button variant="contained" size="large" onClick={onShowTransfer}>
            <Trans>Show the QR code again</Trans>
          </Button>
        )}
        <PanelButton panel={thanksOf(event, true)} slug={event.slug} variant="outlined" />
      </Buttons>
    </ResultFrame>
  );
}
