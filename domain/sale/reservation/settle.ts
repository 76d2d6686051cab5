import { hasEnded } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, largest, minus, ZERO } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { settleTransfer } from '#domain/money/bank-transfer/transfer-state.ts';
import { amountMissing, isWaiting } from '#domain/money/payment/payment-state.ts';
import { isUnfinished } from '#domain/sale/checkout/checkout-session-state.ts';
import { settledOrderStatus } from '#domain/sale/checkout/order-state.ts';
import { release } from './buyer-cart.ts';
import { isGift } from './gift.ts';
import { needsApproval } from './needs-approval.ts';
import { type Demand, demand, placesLeft } from './places-left.ts';
import type { CheckoutSession, Payment, Reservation } from './reservation.ts';
import type { ChooseLateMoney, Reseat, Settle } from './stock-command.ts';
import type { NoPlaceReason, OutcomeOf, Settled } from './stock-outcome.ts';
import { receiptKey, type WorkingStock } from './working-stock.ts';

/** Limits and sale periods are not checked again, and the price stays. Seats are taken as they were or not at all. */
function noPlaceFor(stock: WorkingStock, session: CheckoutSession, now: Instant): NoPlaceReason | null {
  const times = stock.sessions.get(session.sectionEventId);
  if (times === undefined || times.cancelled || hasEnded(times, now)) return 'EVENT_ENDED';
  if (stock.event.status !== 'PUBLISHED') return 'EVENT_ENDED';
  if (hasOtherPaidOrder(stock, session)) return 'OTHER_ORDER_PAID';
  const returned = returnedPart(session);
  if (returned !== null) return returned;
  const taken: Demand = new Map();
  const lines = stock.claims.by('checkout', session.checkoutSessionId).filter((line) => line.state === 'RELEASED');
  for (const line of lines) {
    if (!hasItsSeats(stock, line) || line.quantity > placesLeft(stock, line.ticketTypeId, taken)) return 'SOLD_OUT';
    demand(taken, stock, line.ticketTypeId, line.quantity);
  }
  return null;
}

/** What was held of the buyer's account is free once the checkout ends, and may have paid for something else since. */
function returnedPart({ points, wallet }: CheckoutSession): NoPlaceReason | null {
  if (points !== undefined) return 'POINTS_RETURNED';
  return wallet === undefined ? null : 'WALLET_RETURNED';
}

/** After another purchase the buyer wants only one of the orders. */
const hasOtherPaidOrder = (stock: WorkingStock, session: CheckoutSession): boolean =>
  stock.claims
    .by('buyer', session.accountId)
    .some(
      (claim) =>
        isPaid(claim) &&
        claim.sectionEventId === session.sectionEventId &&
        claim.checkoutSessionId !== session.checkoutSessionId,
    ) ||
  stock.bought.some(
    (sum) => sum.isPaid && sum.accountId === session.accountId && sum.sectionEventId === session.sectionEventId,
  );

const hasItsSeats = (stock: WorkingStock, line: Reservation): boolean =>
  line.seats.every(({ seatId }) => stock.seats.isFree(seatId)) &&
  (stock.ticketTypes.get(line.ticketTypeId)?.requiredSeat !== true || line.seats.length === line.quantity);

const isPaid = (claim: Reservation): boolean => claim.state === 'SOLD' && claim.unitPrice > 0;

/** Records money for a payment and sells its places if they can still be had, however late. [D17] */
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

/** Tries again to seat late money. Once it is impossible the money goes back; until then a part waits for its rest. */
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
        ? (heldInVain(stock, session, []) ?? returnedPart(session))
        : noPlaceFor(stock, session, now);
  if (because !== null && because !== 'SOLD_OUT') {
    const refunded: Payment = { ...payment, state: 'REFUND_DUE' };
    stock.payments.put(refunded);
    return ok({ kind: 'NO_PLACE', payment: refunded, because, surplus });
  }
  const missing = amountMissing(payment.amount, payment.received);
  if (missing === null) return ok(seat(stock, payment, session, surplus, now));
  // Writing it moves the buyer to the end of the waiting order.
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
  const because =
    late && !gift
      ? noPlaceFor(stock, session, now)
      : (heldInVain(stock, session, claims) ?? (isUnfinished(session.state) ? null : returnedPart(session)));
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
    orderStatus: gift ? 'SUCCESSFUL' : settledOrderStatus({ requiredApproval: needsApproval(stock.event, lines) }),
  };
}

/** The event or session was cancelled, or the order has no places and is no donation. */
function heldInVain(
  stock: WorkingStock,
  session: CheckoutSession,
  claims: readonly Reservation[],
): NoPlaceReason | null {
  const cancelled = stock.sessions.get(session.sectionEventId)?.cancelled === true;
  if (cancelled || stock.event.status === 'CANCELLED') return 'EVENT_ENDED';
  return claims.length === 0 && !isGift(stock, session) ? 'SOLD_OUT' : null;
}

/** WAIT can still become REFUND; REFUND is final. A repeated choice is answered like the first. [D17] */
export function chooseLateMoney(stock: WorkingStock, command: ChooseLateMoney): OutcomeOf<ChooseLateMoney> {
  const session = stock.checkoutSessions.get(command.checkoutSessionId);
  if (session === undefined || session.accountId !== command.accountId) return refused({ code: 'NOT_FOUND' });
  const payments = stock.payments.by('checkout', session.checkoutSessionId);
  const payment =
    payments.find((one) => one.state === 'LATE_MONEY') ?? payments.find((one) => one.lateChoice === command.choice);
  if (payment === undefined) return refused({ code: 'CHOICE_NOT_OPEN' });
  if (payment.lateChoice === command.choice)
    return ok({ kind: 'LATE_MONEY_CHOSEN', payment, choice: command.choice, repeated: true });
  const chosen: Payment = {
    ...payment,
    lateChoice: command.choice,
    state: command.choice === 'REFUND' ? 'REFUND_DUE' : payment.state,
  };
  stock.payments.put(chosen);
  return ok({ kind: 'LATE_MONEY_CHOSEN', payment: chosen, choice: command.choice, repeated: false });
}
