import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { OpenedPaymentPage } from '#application/sale/open-payment-page.ts';
import type { FillingStep } from '#domain/sale/checkout/steps.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { lazyOrNothing } from '#ui/components/lazy-or-nothing.ts';
import { AttendeeForm } from './AttendeeForm.tsx';
import { DonationFields } from './DonationFields.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { Card, CardTitle, Columns, Decisions, MethodsAwaited, Soft } from './PaymentLayout.tsx';
import { PolicyBox } from './PolicyBox.tsx';
import { holdEnd, paysTickets, picksMethod, totalText, troubleAt } from './payment.view.ts';
import { QUESTIONS_FORM } from './questions.view.ts';
import { SessionThumb } from './SessionThumb.tsx';
import { StepActions } from './StepActions.tsx';
import { TicketsCard } from './tickets/TicketsCard.tsx';
import { TroubleAt } from './trouble/TroubleAt.tsx';
import { useTroubleSentence } from './trouble/use-trouble-sentence.ts';
import type { OngoingPayment } from './use-payment.ts';

// Few buyers have a code, and nobody needs it in the first view.
const CodeCard = lazyOrNothing(async () => (await import('./code/CodeCard.tsx')).CodeCard);

// Few buyers have points, or money in their wallet.
const FromAccount = lazyOrNothing(async () => (await import('./account/FromAccount.tsx')).FromAccount);

const MethodCard = lazyOrNothing(async () => (await import('./methods/MethodCard.tsx')).MethodCard);
// Few events ask questions.
const QuestionsStep = lazyOrNothing(
  async () => (await import('#ui/screens/event/questionnaire-form/QuestionsStep.tsx')).QuestionsStep,
);

const InvoiceCard = lazyOrNothing(async () => (await import('./invoice/InvoiceCard.tsx')).InvoiceCard);

const SelfServiceNote = lazyOrNothing(
  async () => (await import('#ui/screens/ticket/self-service/SelfServiceNote.tsx')).SelfServiceNote,
);

type Props = {
  readonly opened: OpenedPaymentPage;
  readonly payment: OngoingPayment;
  readonly step: FillingStep;
};

function useStepBefore(step: FillingStep): FillingStep | null {
  const [shown, setShown] = useState<{ readonly step: FillingStep; readonly before: FillingStep | null }>({
    step,
    before: null,
  });
  if (shown.step !== step) setShown({ step, before: shown.step });
  return shown.before;
}

export function PaymentSteps({ opened, payment, step }: Props) {
  const locale = useLocale();
  const session = useSession();
  const before = useStepBefore(step);
  const { form, said, summary, busy, act } = payment;
  const { session: counter } = opened;
  const { event } = counter;
  const policyProblem = useTroubleSentence(troubleAt(said.trouble, 'POLICY'));
  const hold = holdEnd(payment.cart, payment.session);
  const free = summary.tickets > 0 && summary.final === 0;
  // Free orders never reach the last step.
  const asksWho = step === 'CHECKOUT' || said.attendeeProblems.length > 0 || (payment.account !== null && free);
  return (
    <Columns>
      <Decisions aria-busy={busy}>
        {hold !== null && (
          <HoldNotice until={hold.until} serverNow={hold.serverNow} heardAt={hold.at} onEnd={act.holdEnded} />
        )}
        {step === 'SELECT_TICKET' ? (
          <TicketsCard sectionEventId={counter.id} payment={payment}>
            <TroubleAt place="TICKETS" payment={payment} />
          </TicketsCard>
        ) : (
          <TroubleAt place="TICKETS" payment={payment} />
        )}
        {step === 'QUESTIONNAIRE' && (
          <Suspense fallback={<Card aria-busy />}>
            <QuestionsStep
              id={QUESTIONS_FORM}
              asks={event.id}
              formPerTicket={event.formPerTicket}
              places={payment.places}
              typeNames={payment.typeNames}
              people={payment.forms}
              drafted={payment.drafted}
              cameBack={before === 'CHECKOUT'}
              onDraft={act.draftAnswers}
              onRegister={act.register}
            />
          </Suspense>
        )}
        {asksWho && (
          <>
            <AttendeeForm
              forms={payment.forms}
              typeNames={payment.typeNames}
              problems={said.attendeeProblems}
              generalInfo={event.generalInfo}
              onChange={act.setAttendee}
            />
            <TroubleAt place="ATTENDEE" payment={payment} />
          </>
        )}
        {step === 'CHECKOUT' && event.donationEnabled && (
          <Card aria-labelledby="donation-card-title">
            <CardTitle id="donation-card-title">
              <Trans>Donation (optional)</Trans>
            </CardTitle>
            <DonationFields donation={form.donation} problem={null} onChange={act.setDonation} />
            <TroubleAt place="DONATION" payment={payment} />
          </Card>
        )}
        {said.donationLost && (
          <Soft role="alert">
            <Trans>An error occurred while donating, please try again later</Trans>
          </Soft>
        )}
        {step === 'CHECKOUT' && (paysTickets(payment) || payment.code.worth !== null) && (
          <Suspense fallback={null}>
            <CodeCard asked={payment.codeAsked} entry={payment} />
          </Suspense>
        )}
        {step === 'CHECKOUT' && summary.final > 0 && (
          <Suspense fallback={null}>
            <FromAccount payment={payment} />
          </Suspense>
        )}
        {step === 'CHECKOUT' && picksMethod(summary.final) && (
          <Suspense fallback={<MethodsAwaited />}>
            <MethodCard eventId={event.id} payment={payment} />
          </Suspense>
        )}
        {step === 'CHECKOUT' && summary.final > 0 && (
          <Suspense fallback={null}>
            <InvoiceCard payment={payment} />
          </Suspense>
        )}
        {event.policy !== null && (
          <PolicyBox policy={event.policy} agreed={form.policyAgreed} problem={policyProblem} onAgree={act.agree} />
        )}
        <TroubleAt place="PAY" payment={payment} />
        {session.kind !== 'UNKNOWN' && (
          <Suspense fallback={null}>
            <SelfServiceNote eventId={event.id} />
          </Suspense>
        )}
      </Decisions>
      <OrderSummary summary={summary} locale={locale} head={<SessionThumb session={counter} />}>
        <StepActions step={step} payment={payment} total={totalText(summary, locale)} />
      </OrderSummary>
    </Columns>
  );
}
