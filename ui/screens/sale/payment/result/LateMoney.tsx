import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { LateChoice } from '#domain/sale/reservation/reservation.ts';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import { styled } from '#ui/theme/styled.ts';
import { TIME_OVER } from './ResultFrame.tsx';
import { offersToWait } from './result.view.ts';

const Choices = styled('div')({
  display: 'grid',
  gap: 12,
  width: '100%',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
});
const Choice = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  alignContent: 'space-between',
  padding: 16,
  borderRadius: 16,
  textAlign: 'left',
  textWrap: 'pretty',
  border: `1px solid ${theme.vars.palette.divider}`,
  '& p': { fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));

/** Each reason has its own wording. */
function LateMoneyWords({ session, eventName, locale }: Pick<Props, 'session' | 'eventName' | 'locale'>) {
  const came = moneyText(session.received, locale);
  const price = moneyText(session.price, locale);
  switch (session.lateReason) {
    case 'EVENT_ENDED':
      return (
        <Words title={<Trans>Your payment arrived too late</Trans>}>
          <Trans>
            We received {came} for {eventName}, but the event is over or was cancelled, so there are no tickets for it.
          </Trans>
        </Words>
      );
    case 'OTHER_ORDER_PAID':
      return (
        <Words title={<Trans>You paid for a second order</Trans>}>
          <Trans>
            We received {came} for another order for {eventName}. You already have a paid order for it, so we issued no
            more tickets.
          </Trans>
        </Words>
      );
    case 'WALLET_RETURNED':
      return (
        <Words title={<Trans>Your payment arrived after the wallet part was returned</Trans>}>
          <Trans>
            We received {came} for {eventName} after the hold on your tickets had ended. What your wallet was paying is
            back in it, so the order can’t be completed.
          </Trans>
        </Words>
      );
    case 'POINTS_RETURNED':
      return (
        <Words title={<Trans>Your payment arrived after your points were returned</Trans>}>
          <Trans>
            We received {came} for {eventName} after the hold on your tickets had ended. The points you were paying with
            are back in your wallet, so the order can’t be completed.
          </Trans>
        </Words>
      );
    case 'PART_PAID':
      return (
        <Words title={<Trans>Part of your payment is missing</Trans>}>
          <Trans>
            We received {came} of {price} for {eventName}, and the hold on your tickets has ended. We’ll refund it.
          </Trans>
        </Words>
      );
    default:
      return (
        <Words title={<Trans>Your payment arrived after the tickets were gone</Trans>}>
          {session.waitsForPlaces ? (
            <Trans>
              We received {came} for {eventName}, but your tickets had already been sold.
            </Trans>
          ) : (
            <Trans>
              We received {came} for {eventName}, but your tickets had already been sold. What would you like to do?
            </Trans>
          )}
        </Words>
      );
  }
}

const Words = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <>
    <Typography variant="h2" component="h1">
      {title}
    </Typography>
    <Typography>{children}</Typography>
  </>
);

type Props = {
  readonly session: CheckoutSession;
  readonly eventName: string;
  readonly locale: Locale;
  readonly busy: boolean;
  readonly onChoose: (choice: LateChoice) => void;
};

export const LateMoney = ({ session, eventName, locale, busy, onChoose }: Props) => (
  <>
    {TIME_OVER}
    <LateMoneyWords session={session} eventName={eventName} locale={locale} />
    {session.waitsForPlaces && (
      <Alert severity="info" variant="outlined" role="status">
        <Trans>You’re waiting for tickets. If they become available, this page updates and we email them to you.</Trans>
      </Alert>
    )}
    <Choices>
      {offersToWait(session) && (
        <Choice>
          <div>
            <Typography variant="h5" component="h2">
              <Trans>Wait for tickets</Trans>
            </Typography>
            <p>
              <Trans>
                If the same tickets become available, they’re yours at the price you paid. You can change your mind
                until then.
              </Trans>
            </p>
          </div>
          <Button variant="outlined" disabled={busy} onClick={() => onChoose('WAIT')}>
            <Trans>Wait</Trans>
          </Button>
        </Choice>
      )}
      <Choice>
        <div>
          <Typography variant="h5" component="h2">
            <Trans>Get a refund</Trans>
          </Typography>
          <p>
            <Trans>We’ll refund the full amount. If we need your bank account, we’ll email you.</Trans>
          </p>
        </div>
        <Button variant="outlined" disabled={busy} onClick={() => onChoose('REFUND')}>
          <Trans>Refund {moneyText(session.received, locale)}</Trans>
        </Button>
      </Choice>
    </Choices>
  </>
);
