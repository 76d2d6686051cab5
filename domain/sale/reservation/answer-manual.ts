import type { Instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { manualStep } from '#domain/money/payment/manual-payment.ts';
import { isUnfinished } from '#domain/sale/checkout/checkout-session-state.ts';
import { release } from './buyer-cart.ts';
import type { CheckoutSession, Payment } from './reservation.ts';
import { settle } from './settle.ts';
import type { AnswerManual } from './stock-command.ts';
import type { OutcomeOf } from './stock-outcome.ts';
import type { WorkingStock } from './working-stock.ts';

/** An answer after the deadline is refused, because the places may be gone: the organiser returns the money. [S1-14] */
export function answerManual(stock: WorkingStock, command: AnswerManual, now: Instant): OutcomeOf<AnswerManual> {
  const session = stock.checkoutSessions.get(command.checkoutSessionId);
  if (session === undefined || session.accountId !== command.accountId) return refused({ code: 'NOT_FOUND' });
  const payments = stock.payments
    .by('checkout', session.checkoutSessionId)
    .filter(({ provider }) => provider === 'MANUAL');
  const payment = payments.find(({ state }) => state === 'PENDING') ?? payments.at(-1);
  if (payment === undefined) return refused({ code: 'NOT_FOUND' });
  const step = manualStep(payment.state, command.answer);
  switch (step) {
    case 'REPEATED':
      return ok({ kind: 'MANUAL_REPEATED', payment });
    case 'OVER':
      return refused({ code: 'MANUAL_PAYMENT_OVER' });
    case 'ANSWER':
      // Another attempt of the same order was paid.
      if (!isUnfinished(session.state)) return refused({ code: 'MANUAL_PAYMENT_OVER' });
      return command.answer === 'CONFIRM'
        ? confirmed(stock, session, payment, now)
        : refusedBy(stock, session, payment);
    default:
      return never(step);
  }
}

function confirmed(
  stock: WorkingStock,
  session: CheckoutSession,
  payment: Payment,
  now: Instant,
): OutcomeOf<AnswerManual> {
  const { status } = stock.event;
  const cancelled = stock.sessions.get(session.sectionEventId)?.cancelled === true;
  if (status === 'CANCELLED' || cancelled) return refused({ code: 'EVENT_STATE_FORBIDS', state: 'CANCELLED' });
  const { paymentId, amount } = payment;
  const settled = settle(
    stock,
    // A payment is confirmed once, so its id names the money.
    { kind: 'SETTLE', paymentId, provider: 'MANUAL', providerReference: paymentId, amount, at: now },
    now,
  );
  if (!settled.ok) return settled;
  return settled.value.kind === 'SOLD'
    ? ok({ kind: 'MANUAL_CONFIRMED', settled: settled.value })
    : refused({ code: 'MANUAL_PAYMENT_OVER' });
}

function refusedBy(stock: WorkingStock, session: CheckoutSession, payment: Payment): OutcomeOf<AnswerManual> {
  const failed: Payment = { ...payment, state: 'FAILED' };
  const released = stock.claims.by('checkout', session.checkoutSessionId).map((claim) => release(stock, claim));
  stock.payments.put(failed);
  stock.checkoutSessions.put({ ...session, state: 'CANCELLED' });
  return ok({ kind: 'MANUAL_REFUSED', payment: failed, released });
}
