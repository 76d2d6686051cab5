import { ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS } from '#domain/kernel/money/points.ts';
import { type LateMoneyReason, lateMoneyReason } from '#domain/sale/checkout/money-owed.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import type { CheckoutView } from '#server/sale/ports/checkout-reader.ts';

/** Null unless it is late money of an unpaid order. */
export async function lateReasonOf(checkout: CheckoutView, context: RequestContext): Promise<LateMoneyReason | null> {
  const { payment, sectionEventId, state, quote } = checkout;
  if (payment?.state !== 'LATE_MONEY' || state === 'COMPLETED') return null;
  const session = await context.loaders.session.load(sectionEventId);
  if (session === null) throw new Error(`A checkout has no session ${sectionEventId}`);
  const { points = NO_POINTS, wallet = ZERO } = quote;
  return lateMoneyReason({ ...payment, because: payment.lateBecause, points, wallet, session, now: context.now });
}
