import { never } from '#domain/kernel/never.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { release } from './buyer-cart.ts';
import type { CancelCheckout } from './stock-command.ts';
import type { OutcomeOf } from './stock-outcome.ts';
import type { WorkingStock } from './working-stock.ts';

/** Gives up a checkout session without a payment; one with a payment is never cancelled under it. [S4-40] */
export function cancelCheckout(stock: WorkingStock, command: CancelCheckout): OutcomeOf<CancelCheckout> {
  const session = stock.checkoutSessions.get(command.checkoutSessionId);
  if (session === undefined || session.accountId !== command.accountId) return refused({ code: 'NOT_FOUND' });
  switch (session.state) {
    case 'OPEN': {
      for (const claim of stock.claims.by('checkout', session.checkoutSessionId)) release(stock, claim);
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
