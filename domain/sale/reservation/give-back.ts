import { ok, refused } from '#domain/kernel/result.ts';
import { release } from './buyer-cart.ts';
import type { GiveBack } from './stock-command.ts';
import type { OutcomeOf } from './stock-outcome.ts';
import type { WorkingStock } from './working-stock.ts';

/**
 * Gives back the places of an order that cost nothing; asked again there are none any more. What was paid for is given
 * back with its money, not here. [design]
 */
export function giveBack(stock: WorkingStock, command: GiveBack): OutcomeOf<GiveBack> {
  const session = stock.checkoutSessions.get(command.checkoutSessionId);
  if (session === undefined || session.accountId !== command.accountId) return refused({ code: 'NOT_FOUND' });
  if (session.state !== 'COMPLETED' || session.price > 0)
    return refused({ code: 'CHECKOUT_CLOSED', state: session.state });
  const sold = stock.claims.by('checkout', session.checkoutSessionId).filter(({ state }) => state === 'SOLD');
  return ok({ kind: 'GIVEN_BACK', checkoutSession: session, released: sold.map((claim) => release(stock, claim)) });
}
