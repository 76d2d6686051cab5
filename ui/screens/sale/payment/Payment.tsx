import { Trans, useLingui } from '@lingui/react/macro';
import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLoaderData } from 'react-router';
import type { OpenedPaymentPage } from '#application/sale/open-payment-page.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { PageHead } from '#ui/components/PageHead.tsx';
import { paths } from '#ui/routes/paths.ts';
import { eventTime } from '#ui/screens/event-time.view.ts';
import { styled } from '#ui/theme/styled.ts';
import { AttendeeForm } from './AttendeeForm.tsx';
import { DonationDialog } from './DonationDialog.tsx';
import { DonationFields } from './DonationFields.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { ActionBar, Card, CardTitle, Columns, Decisions, Page, Soft } from './PaymentLayout.tsx';
import { PolicyBox } from './PolicyBox.tsx';
import { holdEnd, totalText, troubleAt } from './payment.view.ts';
import { moneyText } from './payment-text.view.ts';
import { Result } from './result/Result.tsx';
import { UnfinishedOrder } from './result/UnfinishedOrder.tsx';
import { Anew, UntilKnown } from './result/UntilKnown.tsx';
import { StepsLine } from './StepsLine.tsx';
import type { PickRow } from './selection.view.ts';
import { TicketPicker } from './TicketPicker.tsx';
import { TroubleNote } from './TroubleNote.tsx';
import { changedPrice, type ShownTrouble, type TroublePlace, waitingPath } from './trouble.view.ts';
import { type OngoingPayment, usePayment } from './use-payment.ts';

// Drawing QR codes weighs something, and nobody needs it before there is something to pay.
const loadDialog = async () => ({ default: (await import('./bank-transfer/TransferDialog.tsx')).TransferDialog });
const TransferDialog = lazy(loadDialog);
// Few events ask questions, and few sessions have numbered seats.
const QuestionnaireDialog = lazy(async () => ({
  default: (await import('#ui/screens/event/questionnaire/QuestionnaireDialog.tsx')).QuestionnaireDialog,
}));
const SeatPicker = lazy(async () => ({ default: (await import('./SeatPicker.tsx')).SeatPicker }));

const Head = styled('header')({
  display: 'grid',
  gap: 6,
  // Over what came of the order it keeps that panel's measure.
  '&[data-step="RESULT"]': { maxWidth: 600, marginInline: 'auto', textAlign: 'center' },
});
const Title = styled('h1')({
  margin: 0,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.2vw, 1.875rem)',
  fontWeight: 800,
  lineHeight: 1.25,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
});
const Thumb = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: 14,
  alignItems: 'center',
  '& img': { width: 56, height: 56, borderRadius: 12, objectFit: 'cover', background: theme.vars.palette.tone.sunken },
  '& b': { display: 'block', fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' },
  '& span': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));
const Method = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px 28px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
  minHeight: 64,
  padding: '12px 14px',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.primary.main}`,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  '& input': { width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
  '& b': { display: 'block', fontWeight: 600 },
  '& span span': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

/** Choosing, paying, and what came of it, on one page. [S2.1-11] */
export function Payment() {
  const { t } = useLingui();
  const opened = useLoaderData() as OpenedPaymentPage;
  const locale = useLocale();
  const payment = usePayment(opened);
  const { state, act } = payment;
  const { session: counter } = opened;
  const { event } = counter;
  const top = useRef<HTMLDivElement>(null);
  const shownStep = useRef(state.step);

  useEffect(() => {
    if (shownStep.current === state.step) return;
    shownStep.current = state.step;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    top.current?.focus({ preventScroll: true });
  }, [state.step]);

  useEffect(() => {
    if (state.step === 'CHECKOUT') void loadDialog();
  }, [state.step]);

  const { session, transfer } = state;
  return (
    <Page>
      <PageHead
        title={
          state.step === 'RESULT' && session?.value.status === 'SUCCESSFUL'
            ? t`Paid: ${event.name}`
            : t`Checkout: ${event.name}`
        }
        hidden
      />
      <div ref={top} tabIndex={-1} style={{ outline: 'none' }}>
        <Head data-step={state.step}>
          <Soft>
            <LocalLink to={paths.event(event.slug)} color="inherit">
              {event.name}
            </LocalLink>
          </Soft>
          <Anew>
            <Title>
              {state.step === 'SELECT_TICKET' ? (
                <Trans>Choose your tickets</Trans>
              ) : state.step === 'CHECKOUT' ? (
                <Trans>Check and pay</Trans>
              ) : (
                <Trans>Your order</Trans>
              )}
            </Title>
          </Anew>
        </Head>
      </div>
      {!state.started && <UntilKnown />}
      <Anew>
        {state.step !== 'RESULT' && <StepsLine step={state.step} />}
        {state.unfinished !== null && state.step !== 'RESULT' && (
          <UnfinishedOrder
            order={state.unfinished}
            count={state.unfinished.lines.reduce((total, line) => total + line.quantity, 0)}
            locale={locale}
            onContinue={act.continueUnfinished}
            onLeave={act.leaveUnfinished}
          />
        )}
        {state.step === 'RESULT' && session !== null ? (
          <Result
            session={session.value}
            heardAt={session.at}
            counter={counter}
            transfer={transfer}
            email={payment.forms[0]?.email || null}
            link={payment.link}
            locale={locale}
            busy={state.busy !== null}
            sentence={state.trouble?.sentence ?? null}
            act={act}
          />
        ) : (
          <Steps opened={opened} payment={payment} />
        )}
      </Anew>
      <DonationDialog
        open={state.dialog === 'DONATION'}
        organiser={event.organiser.name}
        onAnswer={act.answerDonation}
        onGone={act.next}
      />
      {transfer !== null && session !== null && (
        <Suspense fallback={null}>
          <TransferDialog
            open={state.dialog === 'TRANSFER'}
            transfer={transfer}
            session={session.value}
            serverNow={session.serverNow}
            heardAt={session.at}
            link={payment.link ?? 'POLLING'}
            locale={locale}
            now={Date.now}
            onTransferred={act.hideTransfer}
          />
        </Suspense>
      )}
      {state.places.length > 0 && (
        <Suspense fallback={null}>
          <QuestionnaireDialog
            open={state.dialog === 'QUESTIONS'}
            eventId={event.id}
            questionnaire={event.questionnaire}
            formPerTicket={event.formPerTicket}
            places={state.places}
            people={payment.forms}
            asksPeople={false}
            last={null}
            onRegister={act.register}
            onClose={act.leaveQuestions}
          />
        </Suspense>
      )}
    </Page>
  );
}

function Steps({ opened, payment }: { readonly opened: OpenedPaymentPage; readonly payment: OngoingPayment }) {
  const locale = useLocale();
  const { t } = useLingui();
  const { state, rows, summary, forms, act } = payment;
  const { session: counter } = opened;
  const { event } = counter;
  const busy = state.busy !== null || !state.started;
  const select = state.step === 'SELECT_TICKET';
  const hold = holdEnd(state.cart, state.session);
  const total = totalText(summary, locale);
  const problem = (place: TroublePlace) => <TroubleAt trouble={troubleAt(state.trouble, place)} payment={payment} />;
  const seatsOf = ({ ticket, quantity }: PickRow) =>
    ticket.hasSeats && quantity > 0 ? (
      <Suspense fallback={null}>
        <SeatPicker
          sectionEventId={counter.id}
          ticketId={ticket.id}
          quantity={quantity}
          chosen={state.seats[ticket.id] ?? []}
          mine={(state.cart?.value ?? []).flatMap((line) => line.seats.map((seat) => seat.id))}
          news={state.trouble ?? state.freshSessions}
          onChoose={(seatIds) => act.setSeats(ticket.id, seatIds)}
        />
      </Suspense>
    ) : null;
  const time = eventTime(counter, locale);
  const cover = event.photos[0];
  const askWho =
    !select ||
    state.notice?.kind === 'CHECK_DETAILS' ||
    (payment.account !== null && summary.tickets > 0 && summary.final === 0);
  return (
    <Columns>
      <Decisions aria-busy={busy}>
        {hold !== null && !select && (
          <HoldNotice until={hold.until} serverNow={hold.serverNow} heardAt={hold.at} onEnd={act.holdEnded} />
        )}
        {select && (
          <Card aria-labelledby="tickets-title">
            <CardTitle id="tickets-title">
              <Trans>Tickets</Trans>
            </CardTitle>
            {!rows.some((row) => row.badge === null) && (
              <Alert severity="info" variant="outlined">
                <Trans>
                  None of these tickets can be bought at the moment. This page shows it by itself when that changes.
                </Trans>
              </Alert>
            )}
            <TicketPicker
              rows={rows}
              locale={locale}
              notice={state.notice}
              busy={busy}
              onQuantity={act.setQuantity}
              more={seatsOf}
            />
            {problem('TICKETS')}
          </Card>
        )}
        {askWho && <AttendeeForm forms={forms} problem={state.attendeeProblem} onChange={act.setAttendee} />}
        {askWho && problem('ATTENDEE')}
        {!select && event.donationEnabled && (
          <Card aria-labelledby="donation-card-title">
            <CardTitle id="donation-card-title">
              <Trans>Donation (optional)</Trans>
            </CardTitle>
            <DonationFields donation={state.donation} problem={null} onChange={act.setDonation} />
            {problem('DONATION')}
          </Card>
        )}
        {state.notice?.kind === 'DONATION_LOST' && (
          <Soft role="alert">
            <Trans>An error occurred while donating, please try again later</Trans>
          </Soft>
        )}
        {!select && summary.final > 0 && (
          <Card aria-labelledby="method-title">
            <CardTitle id="method-title">
              <Trans>Payment method</Trans>
            </CardTitle>
            <Method>
              <input type="radio" name="method" value="BankTransfer" defaultChecked />
              <BankIcon aria-hidden />
              <span>
                <b>
                  <Trans>Bank transfer</Trans>
                </b>
                <span>
                  <Trans>Scan a VietQR code with your bank's app. No fee, confirmed by itself.</Trans>
                </span>
              </span>
            </Method>
          </Card>
        )}
        {event.policy !== null && (
          <PolicyBox
            policy={event.policy}
            agreed={state.policyAgreed}
            problem={troubleAt(state.trouble, 'POLICY')?.sentence ?? null}
            onAgree={act.agree}
          />
        )}
        {problem('PAY')}
        <ActionBar data-ends-the-page>
          <p className="total">
            <small>
              <Trans>Total</Trans>
            </small>
            <b>{total ?? t`Free`}</b>
          </p>
          {!select && (
            <Button
              className="back"
              variant="text"
              color="secondary"
              startIcon={<BackIcon />}
              onClick={act.back}
              disabled={busy}
            >
              <span className="label">
                <Trans>Back</Trans>
              </span>
            </Button>
          )}
          {select ? (
            <Button
              variant="contained"
              size="large"
              onClick={act.next}
              disabled={busy || !rows.some((row) => row.badge === null)}
              loading={state.busy !== null}
            >
              {summary.tickets > 0 && summary.final === 0 ? <Trans>Register</Trans> : <Trans>Next</Trans>}
            </Button>
          ) : (
            <Button
              variant="contained"
              size="large"
              onClick={act.pay}
              disabled={busy}
              loading={state.busy === 'PAYING'}
            >
              {summary.final === 0 ? <Trans>Register</Trans> : <Trans>Pay now</Trans>}
            </Button>
          )}
        </ActionBar>
      </Decisions>
      <OrderSummary
        summary={summary}
        locale={locale}
        head={
          <Thumb>
            {cover === undefined ? <div /> : <img src={cover.thumbnailUrl} alt="" width={56} height={56} />}
            <div>
              <b>{counter.name === '' ? event.name : counter.name}</b>
              <span>{time.first}</span>
              <span className="tabular">{time.second}</span>
            </div>
          </Thumb>
        }
      />
    </Columns>
  );
}

function TroubleAt({ trouble, payment }: { readonly trouble: ShownTrouble | null; readonly payment: OngoingPayment }) {
  const locale = useLocale();
  if (trouble === null) return null;
  const { act, state, summary } = payment;
  return (
    <TroubleNote
      key={trouble.sentence}
      trouble={trouble}
      shownPrice={moneyText(summary.final, locale)}
      newPrice={changedPrice(trouble.trouble, locale)}
      busy={state.busy !== null}
      act={{
        takeAgain: act.next,
        acceptPrice: act.acceptPrice,
        signIn: act.signIn,
        tryAgain: state.step === 'SELECT_TICKET' ? act.next : act.pay,
        showUnfinished: act.findUnfinished,
        wait: () =>
          window.location.assign(
            waitingPath(trouble.trouble, window.location.pathname, locale) ?? window.location.pathname,
          ),
      }}
    />
  );
}
