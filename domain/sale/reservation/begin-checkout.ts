import type { Instant } from '#domain/kernel/instant.ts';
import { MAX_DONG, minus, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS } from '#domain/kernel/money/points.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { checkoutHeldUntil } from '#domain/money/payment/hold-times.ts';
import { firstOrderStatus, type OrderStatus } from '#domain/sale/checkout/order-state.ts';
import { mostPoints } from '#domain/sale/pricing/most-points.ts';
import { mostFromWallet } from '#domain/sale/pricing/wallet-part.ts';
import type { SaleRefusal } from '#domain/sale/sale-refusals.ts';
import { cartOf, holdOf, isOffered, reopen } from './buyer-cart.ts';
import { endOpenGifts } from './gift.ts';
import { needsApproval } from './needs-approval.ts';
import { eventSaleRefusal } from './not-on-sale.ts';
import { quoteCheckout } from './quote-checkout.ts';
import { type CheckoutSession, moneyToPay, type PromotionUse, type Reservation } from './reservation.ts';
import type { BeginCheckout } from './stock-command.ts';
import type { OutcomeOf } from './stock-outcome.ts';
import { usesOf } from './working-offers.ts';
import type { WorkingStock } from './working-stock.ts';

/**
 * Freezes the price and lines of a cart, or of a donation alone; extends the hold once, by 15 minutes. [S4-32] [S4-33]
 * [S9-39]
 */
export function beginCheckout(stock: WorkingStock, command: BeginCheckout, now: Instant): OutcomeOf<BeginCheckout> {
  const first = firstOf(stock, command);
  if (first !== undefined)
    return first.requestHash === command.requestHash
      ? replay(stock, first)
      : refused({ code: 'IDEMPOTENCY_KEY_REUSED' });

  const cart = cartOf(stock, command.accountId, command.sectionEventId);
  const refusal = eventSaleRefusal(stock.event) ?? attendeesRefusal(stock, cart, command);
  if (refusal !== null) return refused(refusal);
  const { accountId, donation, code = null, card } = command;
  const payer = card === undefined ? null : { accountId, card };
  const quoted = quoteCheckout(stock.offers, { lines: cart, donation, code, payer, own: ownUses(stock, cart) }, now);
  if (!quoted.ok) return quoted;
  const { quote, uses } = quoted.value;
  // A VietQR and cards carry no more; far above it sums become inexact.
  if (quote.original > MAX_DONG)
    return refused({ code: 'INVALID_INPUT', field: 'price', problem: { kind: 'TOO_LARGE', max: MAX_DONG } });
  const { points = NO_POINTS } = command;
  const most = mostPoints(minus(quote.final, donation));
  if (points > most)
    return refused({ code: 'INVALID_INPUT', field: 'points', problem: { kind: 'TOO_LARGE', max: most } });
  const { wallet = ZERO } = command;
  const limit = mostFromWallet(moneyToPay({ price: quote.final, points }));
  if (wallet > limit)
    return refused({ code: 'INVALID_INPUT', field: 'wallet', problem: { kind: 'TOO_LARGE', max: limit } });
  const toPay = moneyToPay({ price: quote.final, points, wallet });
  if (command.shownPrice !== null && command.shownPrice !== toPay)
    return refused({ code: 'PRICE_CHANGED', price: toPay });

  const free = quote.final === 0;
  // Places that were offered wait for a day, but not with others beside them.
  const hold = holdOf([...cart.filter((line) => !isOffered(line)), ...cart.filter(isOffered)], now);
  const heldUntil = checkoutHeldUntil(hold);
  reopen(stock, cart);
  endOpenGifts(stock, command);
  const checkoutSession: CheckoutSession = {
    checkoutSessionId: command.checkoutSessionId,
    accountId: command.accountId,
    sectionEventId: command.sectionEventId,
    state: free ? 'COMPLETED' : 'OPEN',
    price: quote.final,
    donation: command.donation,
    heldUntil,
    idempotencyKey: command.idempotencyKey,
    requestHash: command.requestHash,
    ...(points === NO_POINTS ? {} : { points }),
    ...(wallet === ZERO ? {} : { wallet }),
    ...(uses.length === 0 ? {} : { promotionUses: uses }),
  };
  stock.checkoutSessions.put(checkoutSession);
  const lines = cart.map(
    (line): Reservation => ({
      ...line,
      ...hold,
      heldUntil,
      state: free ? 'SOLD' : 'IN_CHECKOUT',
      checkoutSessionId: command.checkoutSessionId,
    }),
  );
  for (const line of lines) stock.claims.put(line);
  return ok({
    kind: 'CHECKOUT_BEGUN',
    checkoutSession,
    lines,
    quote,
    orderStatus: statusOf(stock, free, lines),
    replayed: false,
  });
}

/** The checkout session that this request made when it was first sent. */
export const firstOf = (
  stock: WorkingStock,
  command: Pick<BeginCheckout, 'accountId' | 'idempotencyKey'>,
): CheckoutSession | undefined =>
  stock.checkoutSessions
    .by('buyer', command.accountId)
    .find((session) => session.idempotencyKey === command.idempotencyKey);

/** A free order is complete at once, unless it needs approval. */
const statusOf = ({ event }: WorkingStock, free: boolean, lines: readonly Reservation[]): OrderStatus | null =>
  free ? firstOrderStatus({ free, requiredApproval: needsApproval(event, lines) }) : null;

function replay(stock: WorkingStock, checkoutSession: CheckoutSession): OutcomeOf<BeginCheckout> {
  const lines = stock.claims.by('checkout', checkoutSession.checkoutSessionId);
  const orderStatus = statusOf(stock, checkoutSession.price === 0, lines);
  return ok({ kind: 'CHECKOUT_BEGUN', checkoutSession, lines, quote: null, orderStatus, replayed: true });
}

/** A donation alone must be what the page showed, in case the cart expired unnoticed. [S9-39] */
const isMeantAsGift = ({ donation, shownPrice, wallet }: BeginCheckout): boolean =>
  donation > 0 && shownPrice === moneyToPay({ price: donation, wallet });

/** The lines shown must still be held, and each ticket needs an attendee. Lines of orders being paid are excluded. */
function attendeesRefusal(
  stock: WorkingStock,
  cart: readonly Reservation[],
  command: BeginCheckout,
): SaleRefusal | null {
  const given = new Map(command.attendees.map((line) => [line.reservationId, line.count]));
  const held = new Set(cart.map((line) => line.reservationId));
  const others = command.attendees
    .filter((line) => !held.has(line.reservationId))
    .map((line) => stock.claims.get(line.reservationId));
  if (others.some((line) => line === undefined || line.accountId !== command.accountId || line.state !== 'IN_CHECKOUT'))
    return { code: 'HOLD_EXPIRED' };
  if (cart.length === 0 && others.length > 0) return { code: 'PAYMENT_STARTED' };
  if (cart.length === 0) return isMeantAsGift(command) ? null : { code: 'SHOPPING_ITEMS_EMPTY' };
  const incomplete = cart.find((line) => given.get(line.reservationId) !== line.quantity);
  if (incomplete === undefined) return null;
  const { reservationId, quantity } = incomplete;
  return {
    code: 'ATTENDEES_INCOMPLETE',
    shoppingItemId: reservationId,
    expected: quantity,
    given: given.get(reservationId) ?? 0,
  };
}

/** What the open checkouts of these lines use: they end when the lines go into this one. */
const ownUses = (stock: WorkingStock, cart: readonly Reservation[]): readonly PromotionUse[] =>
  [...new Set(cart.flatMap(({ checkoutSessionId }) => checkoutSessionId ?? []))].flatMap((checkoutSessionId) =>
    usesOf(stock.checkoutSessions.get(checkoutSessionId)),
  );
