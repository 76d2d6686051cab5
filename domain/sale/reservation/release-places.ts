import { never } from '#domain/kernel/never.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { isOffered, release, reopen } from './buyer-cart.ts';
import type { CancelCheckout, GiveBack, ReleaseCart } from './stock-command.ts';
import type { OutcomeOf } from './stock-outcome.ts';
import type { WorkingStock } from './working-stock.ts';

/** Empties a buyer's cart; lines in a checkout stay, and places offered to who waited: declining is said as such. */
export function releaseCart(stock: WorkingStock, command: ReleaseCart): OutcomeOf<ReleaseCart> {
  const held = stock.claims
    .by('buyer', command.accountId)
    .filter(
      (claim) =>
        claim.state === 'HELD' &&
        !isOffered(claim) &&
        (command.sectionEventId === null || claim.sectionEventId === command.sectionEventId),
    );
  return ok({ kind: 'CART_RELEASED', released: held.map((claim) => release(stock, claim)) });
}

/** Cancels a checkout without a payment; never one with a payment. [S4-40] */
export function cancelCheckout(stock: WorkingStock, command: CancelCheckout): OutcomeOf<CancelCheckout> {
  const session = stock.checkoutSessions.get(command.checkoutSessionId);
  if (session === undefined || session.accountId !== command.accountId) return refused({ code: 'NOT_FOUND' });
  switch (session.state) {
    case 'OPEN': {
      for (const line of reopen(stock, stock.claims.by('checkout', session.checkoutSessionId)))
        if (!isOffered(line)) release(stock, line);
      const cancelled = { ...session, state: 'CANCELLED' } as const;
      stock.checkoutSessions.put(cancelled);
      return ok({ kind: 'CHECKOUT_CANCELLED', checkoutSession: cancelled });
    }
    case 'PAYING':
      return refused({ code: 'PAYMENT_STARTED' });
    case 'COMPLETED':
      return refused({ code: 'CHECKOUT_CLOSED', state: session.state });
    case 'CANCELLED':
    case 'EXPIRED':
      return ok({ kind: 'CHECKOUT_CANCELLED', checkoutSession: session });
    default:
      return never(session.state);
  }
}

/** Releases the places of a free order; repeating it does nothing. Paid orders are refunded instead. [design] */
export function giveBack(stock: WorkingStock, command: GiveBack): OutcomeOf<GiveBack> {
  const session = stock.checkoutSessions.get(command.checkoutSessionId);
  if (session === undefined || session.accountId !== command.accountId) return refused({ code: 'NOT_FOUND' });
  if (session.state !== 'COMPLETED' || session.price > 0)
    return refused({ code: 'CHECKOUT_CLOSED', state: session.state });
  const sold = stock.claims.by('checkout', session.checkoutSessionId).filter(({ state }) => state === 'SOLD');
  return ok({ kind: 'GIVEN_BACK', checkoutSession: session, released: sold.map((claim) => release(stock, claim)) });
}
