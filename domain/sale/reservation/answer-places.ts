import { ok, refused } from '#domain/kernel/result.ts';
import { release } from './buyer-cart.ts';
import type { AnswerApproval } from './stock-command.ts';
import type { OutcomeOf } from './stock-outcome.ts';
import type { WorkingStock } from './working-stock.ts';

/** Kept or released. An approval finds none to keep if the order ended or its event was cancelled. [S4-15] */
export function answerPlaces(stock: WorkingStock, command: AnswerApproval): OutcomeOf<AnswerApproval> {
  const session = stock.checkoutSessions.get(command.checkoutSessionId);
  if (session === undefined || session.accountId !== command.accountId) return refused({ code: 'NOT_FOUND' });
  const taken = stock.claims.by('checkout', session.checkoutSessionId).filter(({ state }) => state === 'SOLD');
  if (session.state !== 'COMPLETED' || taken.length === 0)
    return refused({ code: 'CHECKOUT_CLOSED', state: session.state });
  // A paid order is declined together with its refund.
  if (command.places === 'RELEASE' && session.price > 0)
    return refused({ code: 'CHECKOUT_CLOSED', state: session.state });
  if (command.places === 'RELEASE')
    return ok({
      kind: 'APPROVAL_ANSWERED',
      checkoutSession: session,
      lines: taken.map((claim) => release(stock, claim)),
    });
  if (stock.event.status === 'CANCELLED') return refused({ code: 'EVENT_STATE_FORBIDS', state: stock.event.status });
  return ok({ kind: 'APPROVAL_ANSWERED', checkoutSession: session, lines: taken });
}
