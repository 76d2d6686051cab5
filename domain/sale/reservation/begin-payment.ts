import { type Instant, instant, later } from '#domain/kernel/instant.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS } from '#domain/kernel/money/points.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { makesWay, PAYMENT_TIMES, paysBesideWallet } from '#domain/money/payment/payment-method.ts';
import { isWaiting } from '#domain/money/payment/payment-state.ts';
import type { SaleRefusal } from '#domain/sale/sale-refusals.ts';
import { isOffered } from './buyer-cart.ts';
import { eventSaleRefusal } from './not-on-sale.ts';
import { type CardOfUse, type CheckoutSession, moneyToPay, type Payment } from './reservation.ts';
import type { BeginPayment } from './stock-command.ts';
import type { OutcomeOf } from './stock-outcome.ts';
import type { WorkingStock } from './working-stock.ts';

/** Unpaid orders per person and event, since each holds places. */
const MOST_PAYING = 3;

/**
 * Places are held as long as the provider needs. A payment at a gateway or from the wallet makes way for the next and
 * is CANCELLED; money that still comes for it is late money. No attempt holds places beyond the first one's time to pay
 * and once more. [D17]
 */
export function beginPayment(stock: WorkingStock, command: BeginPayment, now: Instant): OutcomeOf<BeginPayment> {
  const session = stock.checkoutSessions.get(command.checkoutSessionId);
  if (session === undefined || session.accountId !== command.accountId) return refused({ code: 'NOT_FOUND' });
  const payments = stock.payments.by('checkout', session.checkoutSessionId);
  const first = payments.find((payment) => payment.idempotencyKey === command.idempotencyKey);
  const waiting = payments.find((payment) => isWaiting(payment.state));
  const left = waiting !== undefined && makesWay(waiting.provider) && waiting.received === ZERO ? waiting : null;
  const same = first ?? (left === null && waiting?.provider === command.provider ? waiting : undefined);
  const cardId = cardOf(session)?.cardId ?? null;
  if (same !== undefined) return ok({ kind: 'PAYMENT_BEGUN', payment: same, cardId, replayed: true });
  if (waiting !== undefined && left === null) return refused({ code: 'PAYMENT_STARTED' });
  const refusal =
    closedRefusal(session) ??
    otherWayRefusal(session, command) ??
    eventSaleRefusal(stock.event) ??
    tooManyRefusal(stock, session);
  if (refusal !== null) return refused(refusal);
  // A way to pay that does not hold the buyer's points or money of the wallet cannot take them.
  if ((session.points ?? NO_POINTS) > (command.pointsHeld ?? NO_POINTS) || !mayUseWallet(session, command))
    return refused({ code: 'PAYMENT_METHOD_UNAVAILABLE' });

  const { held, shown } = timesOf(stock, session, command, now);
  const longest = Math.min(...payments.map((payment) => later(payment.payBefore, held)), later(now, held));
  // Places that were offered wait for a day only until their buyer begins to pay.
  const offered = stock.claims.by('checkout', session.checkoutSessionId).some(isOffered);
  const heldUntil = instant(offered ? longest : Math.max(session.heldUntil, longest));
  const payBefore = instant(Math.min(later(now, shown), later(heldUntil, shown - held)));
  if (payBefore <= now) return refused({ code: 'HOLD_EXPIRED' });
  const payment: Payment = {
    paymentId: command.paymentId,
    checkoutSessionId: session.checkoutSessionId,
    accountId: session.accountId,
    provider: command.provider,
    state: 'PENDING',
    amount: moneyToPay(session),
    received: ZERO,
    payBefore,
    heldUntil,
    lateChoice: null,
    idempotencyKey: command.idempotencyKey,
  };
  if (left !== null) stock.payments.put({ ...left, state: 'CANCELLED' });
  stock.payments.put(payment);
  stock.checkoutSessions.put({ ...session, state: 'PAYING', heldUntil });
  for (const claim of stock.claims.by('checkout', session.checkoutSessionId)) stock.claims.put({ ...claim, heldUntil });
  return ok({ kind: 'PAYMENT_BEGUN', payment, cardId, replayed: false });
}

/** An organiser's own deadline is never later than the session's end. */
function timesOf(stock: WorkingStock, session: CheckoutSession, { provider, waits }: BeginPayment, now: Instant) {
  const endAt = stock.sessions.get(session.sectionEventId)?.endAt;
  if (waits === undefined || endAt === undefined) return PAYMENT_TIMES[provider];
  const time = Math.min(waits, endAt - now);
  return { held: time, shown: time };
}

function closedRefusal(session: CheckoutSession): SaleRefusal | null {
  if (session.price === 0) return { code: 'NOTHING_TO_PAY' };
  if (session.state === 'OPEN' || session.state === 'PAYING') return null;
  return session.state === 'EXPIRED' ? { code: 'HOLD_EXPIRED' } : { code: 'CHECKOUT_CLOSED', state: session.state };
}

/** The card that the price was lowered for; undefined: the buyer may pay as they like. */
const cardOf = ({ promotionUses = [] }: CheckoutSession): CardOfUse | undefined =>
  promotionUses.find(({ kind }) => kind === 'CARD')?.card;

/** A bank's promotion lowers a payment by its card, and no other. [S3-83] */
const otherWayRefusal = (session: CheckoutSession, { provider }: BeginPayment): SaleRefusal | null =>
  cardOf(session) === undefined || provider === 'STRIPE' ? null : { code: 'PAYMENT_METHOD_UNAVAILABLE' };

/** The wallet's part is held, and another way pays the rest. */
const mayUseWallet = ({ wallet = ZERO }: CheckoutSession, { provider, walletHeld = ZERO }: BeginPayment): boolean =>
  wallet === ZERO || (wallet <= walletHeld && paysBesideWallet(provider));

function tooManyRefusal(stock: WorkingStock, { accountId, checkoutSessionId }: CheckoutSession): SaleRefusal | null {
  const paying = stock.checkoutSessions
    .by('buyer', accountId)
    .filter((session) => session.state === 'PAYING' && session.checkoutSessionId !== checkoutSessionId);
  return paying.length < MOST_PAYING ? null : { code: 'TOO_MANY_UNPAID', max: MOST_PAYING };
}
