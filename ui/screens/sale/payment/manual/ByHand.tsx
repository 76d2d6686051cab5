import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OrderLink } from '#application/sale/follow-order.ts';
import type { CheckoutSession, ManualPayment } from '#application/sale/ports/checkout-desk.ts';
import type { CounterSession } from '#application/sale/ports/ticket-counter.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { CopyLine } from '#ui/screens/sale/payment/bank-transfer/CopyLine.tsx';
import { LinkState } from '#ui/screens/sale/payment/bank-transfer/LinkState.tsx';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import {
  Buttons,
  ENDED,
  EventButton,
  ResultFrame,
  TIME_OVER,
  WAITING,
} from '#ui/screens/sale/payment/result/ResultFrame.tsx';
import { useTroubleSentence } from '#ui/screens/sale/payment/trouble/use-trouble-sentence.ts';
import { styled } from '#ui/theme/styled.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { useReport } from './by-hand.view.ts';
import { ProofPicture } from './ProofPicture.tsx';

const Details = styled('dl')({ margin: 0, width: '100%', textAlign: 'start' });
const Instructions = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '12px 14px',
  width: '100%',
  borderRadius: 12,
  textAlign: 'start',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  background: theme.vars.palette.tone.sunken,
}));

type Props = {
  readonly session: CheckoutSession;
  readonly manual: ManualPayment;
  readonly counter: CounterSession;
  readonly link: OrderLink | null;
  readonly onReported: (told: CheckoutSession) => void;
  readonly onAgain: () => void;
};

/** [S1-14] [S2.11-07] */
export function ByHand(props: Props) {
  const { session, manual } = props;
  if (manual.refusedBecause !== null) return <NotConfirmed {...props} reason={manual.refusedBecause} />;
  return session.status === 'PENDING' ? <ToPay {...props} /> : <Over {...props} />;
}

function ToPay({ session, manual, counter: { event, timezone }, link, onReported }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { busy, trouble, report } = useReport(session, onReported);
  const refused = useTroubleSentence(trouble);
  const organiser = event.organiser.name;
  const deadline = showMoment(manual.payBefore, locale, timezone);
  const reported = manual.reportedAt !== null;
  return (
    <ResultFrame
      picture={WAITING}
      title={reported ? <Trans>Waiting for the organiser</Trans> : <Trans>Pay the organiser</Trans>}
    >
      {reported ? (
        <>
          <Typography>
            <Trans>
              We’ve told {organiser} that you sent {moneyText(manual.amount, locale)}. Once they confirm it, by{' '}
              {deadline}, your tickets are issued.
            </Trans>
          </Typography>
          <Typography color="textSecondary" variant="body2">
            <Trans>You can close this page. We’ll email you the result.</Trans>
          </Typography>
        </>
      ) : (
        <Typography>
          <Trans>
            Send the money to {organiser} as described here, then press the button below. Your tickets are reserved
            until {deadline}.
          </Trans>
        </Typography>
      )}
      <Instructions>{manual.instructions}</Instructions>
      <Details>
        <CopyLine label={t`Amount`} value={moneyText(manual.amount, locale)} copied={String(manual.amount)} />
        <CopyLine label={t`Transfer description`} value={manual.reference} isCode />
      </Details>
      {reported && <ProofPicture session={session} manual={manual} onReported={onReported} />}
      {link !== null && <LinkState link={link} brief />}
      {refused !== null && (
        <Alert severity="warning" role="alert">
          {refused}
        </Alert>
      )}
      <Buttons>
        {!reported && (
          <Button variant="contained" size="large" loading={busy} onClick={() => void report()}>
            <Trans>I have transferred</Trans>
          </Button>
        )}
        <EventButton slug={event.slug} />
      </Buttons>
    </ResultFrame>
  );
}

function NotConfirmed({ counter: { event }, onAgain, reason }: Props & { readonly reason: string }) {
  return (
    <ResultFrame picture={ENDED} title={<Trans>The organiser didn’t confirm your payment</Trans>}>
      <Typography>
        <Trans>
          {event.organiser.name} says: {reason}
        </Trans>
      </Typography>
      <Typography color="textSecondary">
        <Trans>
          Your tickets are back on sale. If you did send the money, contact the organiser: the money went to them.
        </Trans>
      </Typography>
      <Again event={event} onAgain={onAgain} />
    </ResultFrame>
  );
}

function Over({ session, counter: { event }, onAgain }: Props) {
  return (
    <ResultFrame
      picture={TIME_OVER}
      title={
        session.status === 'CANCELLED' ? (
          <Trans>This order was cancelled</Trans>
        ) : (
          <Trans>Time to pay has run out</Trans>
        )
      }
    >
      <Typography>
        <Trans>
          {event.organiser.name} didn’t confirm a payment in time, and the tickets are back on sale. If you sent the
          money, contact the organiser: the money went to them.
        </Trans>
      </Typography>
      <Again event={event} onAgain={onAgain} />
    </ResultFrame>
  );
}

type AgainProps = { readonly event: CounterSession['event']; readonly onAgain: () => void };

const Again = ({ event, onAgain }: AgainProps) => (
  <Buttons>
    <Button variant="contained" size="large" onClick={onAgain}>
      <Trans>Choose tickets again</Trans>
    </Button>
    <EventButton slug={event.slug} />
  </Buttons>
);
