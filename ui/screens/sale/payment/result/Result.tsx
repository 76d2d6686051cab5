import { Trans } from '@lingui/react/macro';
import CloseIcon from '@mui/icons-material/CloseRounded';
import WaitIcon from '@mui/icons-material/HourglassEmptyRounded';
import TimeOverIcon from '@mui/icons-material/TimerOffOutlined';
import BackIcon from '@mui/icons-material/UndoRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { OrderLink } from '#application/sale/follow-order.ts';
import type { BankTransferInstruction, CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import type { CounterSession } from '#application/sale/ports/ticket-counter.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { LateChoice } from '#domain/sale/reservation/reservation.ts';
import { paths } from '#ui/routes/paths.ts';
import { LinkState } from '#ui/screens/sale/payment/bank-transfer/LinkState.tsx';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import { styled } from '#ui/theme/styled.ts';
import { LateMoney } from './LateMoney.tsx';
import { PartPaid } from './PartPaid.tsx';
import { resultShown, useMoneyUnknown } from './result.view.ts';
import { TearingTicket } from './TearingTicket.tsx';
import { ThanksImageButton } from './ThanksImageButton.tsx';

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  textWrap: 'balance',
  gap: 16,
  maxWidth: 600,
  width: '100%',
  minWidth: 0,
  overflowWrap: 'anywhere',
  marginInline: 'auto',
  padding: 'clamp(28px, 5vw, 56px) clamp(16px, 4vw, 48px)',
  borderRadius: 24,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
}));

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginTop: 8,
  // Three stand as one over two, evenly.
  '&[data-three] > *': { flex: '1 1 auto' },
  '&[data-three] > .first': { flexBasis: '100%' },
  [theme.breakpoints.down('md')]: { width: '100%', gap: 10, '& > *': { flex: '1 1 auto' } },
}));

const Mark = styled('div')(({ theme }) => ({
  width: 72,
  height: 72,
  borderRadius: 999,
  display: 'grid',
  placeItems: 'center',
  background: theme.vars.palette.tone.goldWash,
  color: theme.vars.palette.tone.onGoldWash,
  '& svg': { fontSize: 36 },
}));

const mark = (icon: ReactNode) => <Mark aria-hidden>{icon}</Mark>;
const waiting = mark(<WaitIcon />);
const timeOver = mark(<TimeOverIcon />);
const ended = mark(<CloseIcon />);
const goesBack = mark(<BackIcon />);

type Props = {
  readonly session: CheckoutSession;
  /** When that was heard, by the device's steady clock. */
  readonly heardAt: number;
  readonly counter: CounterSession;
  readonly transfer: BankTransferInstruction | null;
  readonly email: string | null;
  readonly link: OrderLink | null;
  readonly locale: Locale;
  readonly busy: boolean;
  readonly sentence: string | null;
  readonly act: {
    readonly showTransfer: () => void;
    readonly startAnew: () => void;
    readonly decideLateMoney: (choice: LateChoice) => void;
  };
};

/**
 * What became of the order, as far as it is known. It never says 'failed' while the state of the money is unknown.
 * [S4-59]
 */
export const Result = (props: Props) => (
  <Panel aria-live="polite">
    <Told key={props.session.status}>
      <ResultWords {...props} />
    </Told>
    {props.sentence !== null && (
      <Alert severity="warning" role="alert">
        {props.sentence}
      </Alert>
    )}
  </Panel>
);

/** Each new state is read out, and the keyboard stands where it is told. */
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

const Said = ({
  picture,
  title,
  children,
}: {
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
}) => (
  <>
    {picture}
    <Typography variant="h2" component="h1">
      {title}
    </Typography>
    {children}
  </>
);

const MyTicketsButton = () => (
  <Button component={Link} to={paths.profile('?tab=TICKET')} className="first" variant="contained" size="large">
    <Trans>My tickets</Trans>
  </Button>
);

const EventButton = ({ slug, size = 'medium' }: { readonly slug: string; readonly size?: 'medium' | 'large' }) => (
  <Button component={Link} to={paths.event(slug)} variant="outlined" size={size}>
    <Trans>Back to the event</Trans>
  </Button>
);

function ResultWords({ session, heardAt, counter, transfer, email, link, locale, busy, act }: Props) {
  const { event } = counter;
  const again = (
    <Button variant="contained" onClick={act.startAnew}>
      <Trans>Choose tickets again</Trans>
    </Button>
  );
  const { page, moneySentBack, nothingCame, confirmed } = resultShown(
    session,
    event,
    locale,
    useMoneyUnknown(session, heardAt),
  );
  // A donation alone speaks of no tickets.
  const gift = session.lines.length === 0;
  switch (page) {
    case 'THANK_YOU':
    case 'CONFIRMED':
      return gift ? (
        <Said picture={null} title={<Trans>Thank you for donating!</Trans>}>
          <Buttons>
            <EventButton slug={event.slug} />
          </Buttons>
        </Said>
      ) : (
        <Said
          picture={<TearingTicket />}
          title={page === 'CONFIRMED' ? confirmed : <Trans>Thank you, your tickets are ready</Trans>}
        >
          <Typography>
            <Trans>{event.name} is looking forward to you.</Trans>
          </Typography>
          <Typography>
            <Trans>Check your e-mail for the ticket</Trans>
            {email !== null && <> ({email})</>}. <Trans>It also stands under My tickets.</Trans>
          </Typography>
          <Buttons data-three>
            <MyTicketsButton />
            <ThanksImageButton event={event} size="large" />
            <EventButton slug={event.slug} size="large" />
          </Buttons>
        </Said>
      );
    case 'PENDING_APPROVAL':
      return (
        <Said picture={waiting} title={<Trans>Pending approval</Trans>}>
          <Typography>
            <Trans>
              The organiser looks at every registration. We will notify you by e-mail as soon as yours is approved.
            </Trans>
          </Typography>
          <Buttons>
            <EventButton slug={event.slug} />
          </Buttons>
        </Said>
      );
    case 'AWAITING_MONEY':
      return (
        <Said picture={waiting} title={gift ? <Trans>Donation</Trans> : <Trans>Ticket order processing</Trans>}>
          <Typography>
            <Trans>
              We wait for your bank to tell us about {moneyText(session.price, locale)}. That mostly takes a minute,
              sometimes half an hour.
            </Trans>
          </Typography>
          <PartPaid price={session.price} received={session.received} locale={locale} />
          {link !== null && <LinkState link={link} />}
          {!gift && (
            <Typography color="textSecondary" variant="body2">
              <Trans>You may close this page: the tickets are sent by e-mail when the money has arrived.</Trans>
            </Typography>
          )}
          <Buttons>
            {transfer !== null && (
              <Button variant="contained" onClick={act.showTransfer}>
                <Trans>Show the QR code again</Trans>
              </Button>
            )}
            <Button component={Link} to={paths.home()} variant="outlined">
              <Trans>Home</Trans>
            </Button>
          </Buttons>
        </Said>
      );
    case 'PROCESSING':
      return (
        <Said picture={waiting} title={<Trans>Ticket order processing</Trans>}>
          <Typography>
            <Trans>Your order has arrived and is being worked on. The tickets are sent by e-mail.</Trans>
          </Typography>
          <Buttons>
            <Button component={Link} to={paths.home()} variant="contained">
              <Trans>Home</Trans>
            </Button>
          </Buttons>
        </Said>
      );
    case 'NOT_HEARD_YET':
      return (
        <Said picture={waiting} title={<Trans>We have not heard from your bank yet</Trans>}>
          <Typography>
            <Trans>
              If you have transferred, there is nothing more to do: as soon as the money arrives we take the same
              tickets again, or ask you what to do with it. If you have not, please do not pay for this order any more,
              because its places went back on sale.
            </Trans>
          </Typography>
          {link !== null && <LinkState link={link} />}
          <Buttons>
            {again}
            <EventButton slug={event.slug} />
          </Buttons>
        </Said>
      );
    case 'TIME_OVER':
      return (
        <Said picture={timeOver} title={<Trans>The time to pay is over</Trans>}>
          <Typography>
            <Trans>
              No money has reached us for this order, and its places went back on sale. Should it still arrive, nothing
              is lost: we take the same tickets again, or ask you what to do with it.
            </Trans>
          </Typography>
          {link === 'LOST' && <LinkState link={link} />}
          <Buttons>
            {again}
            <EventButton slug={event.slug} />
          </Buttons>
        </Said>
      );
    case 'CANCELLED':
      return (
        <Said picture={ended} title={<Trans>This order was cancelled</Trans>}>
          <Typography>
            {nothingCame ? (
              <Trans>Nothing was paid for it. You can choose tickets again whenever you like.</Trans>
            ) : (
              <Trans>
                We write to you about the money that you have paid. You can choose tickets again whenever you like.
              </Trans>
            )}
          </Typography>
          <Buttons>
            {again}
            <EventButton slug={event.slug} />
          </Buttons>
        </Said>
      );
    case 'DECLINED':
      return (
        <Said picture={ended} title={<Trans>You will not attend</Trans>}>
          <Typography>
            <Trans>This registration did not come about. Hope to see you next time.</Trans>
          </Typography>
          {moneySentBack && (
            <Typography>
              <Trans>Your money was sent back</Trans>
            </Typography>
          )}
          <Buttons>
            {again}
            <EventButton slug={event.slug} />
          </Buttons>
        </Said>
      );
    case 'LATE_MONEY':
      return (
        <LateMoney
          session={session}
          eventName={event.name}
          locale={locale}
          busy={busy}
          onChoose={act.decideLateMoney}
        />
      );
    case 'MONEY_BACK':
      return (
        <Said
          picture={goesBack}
          title={moneySentBack ? <Trans>Your money was sent back</Trans> : <Trans>Your refund is decided</Trans>}
        >
          <Typography>
            {moneySentBack ? (
              <Trans>You will not attend this time. Hope to see you next time.</Trans>
            ) : (
              <Trans>We send {moneyText(session.received, locale)} back and write to you when it is on its way.</Trans>
            )}
          </Typography>
          <Buttons>
            <EventButton slug={event.slug} />
          </Buttons>
        </Said>
      );
  }
}
