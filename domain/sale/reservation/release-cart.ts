import { ok } from '#domain/kernel/result.ts';
import { release } from './buyer-cart.ts';
import type { ReleaseCart } from './stock-command.ts';
import type { OutcomeOf } from './stock-outcome.ts';
import type { WorkingStock } from './working-stock.ts';

/** Empties a buyer's cart; what is in a checkout session stays there. */
export function releaseCart(stock: WorkingStock, command: ReleaseCart): OutcomeOf<ReleaseCart> {
  const held = stock.claims
    .by('buyer', command.accountId)
    .filter(
      (claim) =>
        claim.state === 'HELD' && (command.sectionEventId === null || claim.sectionEventId === command.sectionEventId),
    );
  return ok({ kind: 'CART_RELEASED', released: held.map((claim) => release(stock, claim)) });
}
