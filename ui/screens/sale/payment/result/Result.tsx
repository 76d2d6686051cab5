import Alert from '@mui/material/Alert';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { OrderLink } from '#application/sale/follow-order.ts';
import type { CheckoutSession, GatewayAttempt } from '#application/sale/ports/checkout-desk.ts';
import type { CounterSession } from '#application/sale/ports/ticket-counter.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { GatewayReturn } from '#domain/money/payment/gateway-return.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';
import type { LateChoice } from '#domain/sale/reservation/reservation.ts';
import { OverpaidNote } from '#ui/screens/sale/OverpaidNote.tsx';
import type { Cards } from '#ui/screens/sale/payment/cards/use-cards.ts';
import type { ShownTrouble } from '#ui/screens/sale/payment/trouble/trouble.view.ts';
import { useTroubleSentence } from '#ui/screens/sale/payment/trouble/use-trouble-sentence.ts';
import { styled } from '#ui/theme/styled.ts';
import { MoneyBack } from './MoneyBack.tsx';
import { Cancelled, Declined, NotHeardYet, TimeOver } from './OrderEnded.tsx';
import { AwaitingMoney, PendingApproval, Processing } from './OrderWaits.tsx';
import { receivedInAll, resultShown, showsByHand, useMoneyUnknown } from './result.view.ts';
import { ThankYou } from './ThankYou.tsx';

const AtGateway = lazy(async () => ({ default: (await import('./AtGateway.tsx')).AtGateway }));

const DonationThanks = lazy(async () => ({ default: (await import('./DonationThanks.tsx')).DonationThanks }));

const LateMoney = lazy(async () => ({ default: (await import('./LateMoney.tsx')).LateMoney }));

const ByHand = lazy(async () => ({ default: (await import('#ui/screens/sale/payment/manual/ByHand.tsx')).ByHand }));

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  textWrap: 'balance',
  // Balanced lines break inside Vietnamese words.
  '&:lang(vi)': { textWrap: 'pretty' },
  gap: 16,
  '& h1': { textWrap: 'balance' },
  maxWidth: 600,
  width: '100%',
  minWidth: 0,
  overflowWrap: 'anywhere',
  marginInline: 'auto',
  padding: 'clamp(28px, 5vw, 56px) clamp(16px, 4vw, 48px)',
  borderRadius: 24,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& .MuiAlert-message': { textAlign: 'start', textWrap: 'pretty' },
}));

type Props = {
  readonly session: CheckoutSession;
  /** On the device's monotonic clock. */
  readonly heardAt: number;
  readonly counter: CounterSession;
  readonly email: string | null;
  readonly link: OrderLink | null;
  readonly back: GatewayReturn;
  readonly attempt: GatewayAttempt | null;
  readonly cards: Cards;
  readonly locale: Locale;
  readonly busy: boolean;
  readonly trouble: ShownTrouble | null;
  readonly act: {
    readonly showTransfer: () => void;
    readonly startAnew: () => void;
    readonly decideLateMoney: (choice: LateChoice) => void;
    readonly hearReport: (session: CheckoutSession) => void;
    readonly payAgain: (method: PaymentMethod) => void;
  };
};

/** Never says 'failed' while the state of the money is unknown. [S4-59] */
export const Result = (props: Props) => (
  <Panel aria-live="polite">
    <Told key={`${props.session.status} ${props.session.manual?.reportedAt ?? ''}`}>
      <Outcome {...props} />
    </Told>
    <Refused trouble={props.trouble} />
  </Panel>
);

const Overpaid = ({ session }: Pick<Props, 'session'>) =>
  session.overpaid > 0 && <OverpaidNote received={receivedInAll(session)} excess={session.overpaid} />;

function Refused({ trouble }: Pick<Props, 'trouble'>) {
  const sentence = useTroubleSentence(trouble);
  return sentence === null ? null : (
    <Alert severity="warning" role="alert">
      {sentence}
    </Alert>
  );
}

/** Moves the focus to each new state, so that it is read out. */
function Told({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1} style={{ outline: 'none', display: 'grid', gap: 16, justifyItems: 'center' }}>
      {children}
    </div>
  );
}

function Outcome({ session, heardAt, counter, email, link, back, attempt, cards, locale, busy, act }: Props) {
  const { event } = counter;
  const shown = resultShown(session, event, locale, useMoneyUnknown(session, heardAt));
  const again = { slug: event.slug, onAgain: act.startAnew };
  if (session.manual !== null && showsByHand(shown.page))
    return (
      <Suspense fallback={null}>
        <ByHand
          session={session}
          manual={session.manual}
          counter={counter}
          link={link}
          onReported={act.hearReport}
          onAgain={act.startAnew}
        />
      </Suspense>
    );
  switch (shown.page) {
    case 'THANK_YOU':
    case 'CONFIRMED':
      return session.lines.length === 0 ? (
        <Suspense fallback={null}>
          <DonationThanks counter={counter} note={<Overpaid session={session} />} />
        </Suspense>
      ) : (
        <ThankYou
          counter={counter}
          orderId={session.orderId}
          confirmed={shown.page === 'CONFIRMED' ? shown.confirmed : null}
          email={email}
          note={<Overpaid session={session} />}
        />
      );
    case 'PENDING_APPROVAL':
      return <PendingApproval slug={event.slug} note={<Overpaid session={session} />} />;
    case 'AWAITING_MONEY':
      return attempt !== null && session.transfer === null ? (
        <Suspense fallback={null}>
          <AtGateway
            session={session}
            attempt={attempt}
            back={back}
            link={link}
            busy={busy}
            cards={cards}
            onPay={act.payAgain}
          />
        </Suspense>
      ) : (
        <AwaitingMoney
          session={session}
          event={event}
          link={link}
          onShowTransfer={session.transfer === null ? null : act.showTransfer}
        />
      );
    case 'PROCESSING':
      return <Processing />;
    case 'NOT_HEARD_YET':
      return <NotHeardYet {...again} link={link} />;
    case 'TIME_OVER':
      return <TimeOver {...again} link={link} />;
    case 'CANCELLED':
      return <Cancelled {...again} nothingPaid={shown.nothingCame} />;
    case 'DECLINED':
      return <Declined {...again} refunded={shown.moneySentBack} />;
    case 'LATE_MONEY':
      return (
        <Suspense fallback={null}>
          <LateMoney
            session={session}
            eventName={event.name}
            locale={locale}
            busy={busy}
            onChoose={act.decideLateMoney}
          />
        </Suspense>
      );
    case 'MONEY_BACK':
      return <MoneyBack received={session.received} refunded={shown.moneySentBack} slug={event.slug} />;
  }
}
