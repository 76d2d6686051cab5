import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, largest, minus, ZERO } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { settleTransfer } from '#domain/money/bank-transfer/settle-transfer.ts';
import { missingPart } from '#domain/money/payment/missing-part.ts';
import { isWaiting } from '#domain/money/payment/payment-state.ts';
import { isUnfinished } from '#domain/sale/checkout/checkout-session-state.ts';
import { settledOrderStatus } from '#domain/sale/checkout/order-state.ts';
import { release } from './buyer-cart.ts';
import { isGift } from './gift.ts';
import type { CheckoutSession, Payment, Reservation } from './reservation.ts';
import { noPlaceFor } from './seat-again.ts';
import type { Reseat, Settle } from './stock-command.ts';
import type { NoPlaceReason, OutcomeOf, Settled } from './stock-outcome.ts';
import { receiptKey, type WorkingStock } from './working-stock.ts';

/**
 * Money arrived for a payment: its places become sold, whenever it came, if they can still be had. Recorded whatever
 * comes of it.
 */
export function settle(stock: WorkingStock, command: Settle, now: Instant): OutcomeOf<Settle> {
  const payment = stock.payments.get(command.paymentId);
  const session = payment === undefined ? undefined : stock.checkoutSessions.get(payment.checkoutSessionId);
  if (payment === undefined || session === undefined) return refused({ code: 'TRANSFER_CODE_UNKNOWN' });
  if (stock.receipts.get(receiptKey(command)) !== undefined) return ok({ kind: 'REPEATED', payment });
  const { paymentId, provider, providerReference, amount, at } = command;
  stock.receipts.put({ paymentId, provider, providerReference, amount, at });

  const verdict = settleTransfer(payment, amount);
  const credited: Payment = { ...payment, received: verdict.received };
  switch (verdict.kind) {
    case 'SHORT': {
      const short: Payment = { ...credited, state: isWaiting(payment.state) ? 'PART_PAID' : 'LATE_MONEY' };
      stock.payments.put(short);
      return ok({ kind: 'PART_PAID', payment: short, missing: verdict.missing });
    }
    case 'SECOND':
      stock.payments.put(credited);
      return ok({ kind: 'SECOND_PAYMENT', payment: credited, surplus: verdict.surplus });
    case 'PAID':
      return ok(seat(stock, credited, session, verdict.surplus, now));
    default:
      return never(verdict);
  }
}

/**
 * Tries once more to seat late money whose buyer waits. Once no place can come any more, because the event ended or the
 * buyer paid otherwise, waiting is over and the money goes back, also where it is only a part; until then a part waits
 * for its rest.
 */
export function reseat(stock: WorkingStock, command: Reseat, now: Instant): OutcomeOf<Reseat> {
  const payment = stock.payments.get(command.paymentId);
  const session = payment === undefined ? undefined : stock.checkoutSessions.get(payment.checkoutSessionId);
  if (payment === undefined || session === undefined) return refused({ code: 'NOT_FOUND' });
  if (payment.state !== 'LATE_MONEY' || payment.lateChoice !== 'WAIT') return refused({ code: 'CHOICE_NOT_OPEN' });
  const surplus = largest(ZERO, minus(payment.received, payment.amount));
  const because =
    session.state === 'COMPLETED'
      ? 'OTHER_ORDER_PAID'
      : isGift(stock, session)
        ? heldInVain(stock, [], true)
        : noPlaceFor(stock, session, now);
  if (because !== null && because !== 'SOLD_OUT') {
    const refunded: Payment = { ...payment, state: 'REFUND_DUE' };
    stock.payments.put(refunded);
    return ok({ kind: 'NO_PLACE', payment: refunded, because, surplus });
  }
  const missing = missingPart(payment.amount, payment.received);
  if (missing === null) return ok(seat(stock, payment, session, surplus, now));
  // Written as it was: whoever was looked at goes to the end of those who wait.
  stock.payments.put(payment);
  return ok({ kind: 'PART_PAID', payment, missing });
}

function seat(stock: WorkingStock, payment: Payment, session: CheckoutSession, surplus: Dong, now: Instant): Settled {
  if (session.state === 'COMPLETED') {
    const second: Payment = { ...payment, state: 'LATE_MONEY' };
    stock.payments.put(second);
    return { kind: 'SECOND_PAYMENT', payment: second, surplus: payment.received };
  }
  const claims = stock.claims.by('checkout', session.checkoutSessionId);
  const gift = isGift(stock, session);
  const late = gift ? session.state === 'EXPIRED' : claims.some((claim) => claim.state === 'RELEASED');
  const because = late && !gift ? noPlaceFor(stock, session, now) : heldInVain(stock, claims, gift);
  if (because !== null) {
    for (const claim of claims) if (claim.state !== 'RELEASED') release(stock, claim);
    if (isUnfinished(session.state)) stock.checkoutSessions.put({ ...session, state: 'EXPIRED' });
    const waiting: Payment = { ...payment, state: 'LATE_MONEY' };
    stock.payments.put(waiting);
    return { kind: 'NO_PLACE', payment: waiting, because, surplus };
  }
  const lines = claims.map(
    (claim): Reservation => ({ ...claim, state: 'SOLD', checkoutSessionId: session.checkoutSessionId }),
  );
  for (const line of lines) stock.claims.put(line);
  stock.checkoutSessions.put({ ...session, state: 'COMPLETED' });
  const succeeded: Payment = { ...payment, state: 'SUCCEEDED' };
  stock.payments.put(succeeded);
  return {
    kind: 'SOLD',
    payment: succeeded,
    lines,
    late,
    surplus,
    orderStatus: gift ? 'SUCCESSFUL' : settledOrderStatus(stock.event),
  };
}

/**
 * Why places that are still held cannot be sold for money in time: nobody comes or gives to an event that was
 * cancelled, and only a gift has no places.
 */
function heldInVain(stock: WorkingStock, claims: readonly Reservation[], gift: boolean): NoPlaceReason | null {
  if (stock.event.status === 'CANCELLED') return 'EVENT_ENDED';
  return claims.length === 0 && !gift ? 'SOLD_OUT' : null;
}
