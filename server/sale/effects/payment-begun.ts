import type { PaymentBegun } from '#domain/sale/reservation/stock-outcome.ts';
import type { DeskCommand } from '#server/sale/ports/reservation-desk.ts';
import type { BatchEffects } from './batch-effects.ts';
import { placeOrder } from './order-history.ts';

/**
 * Draws the transfer code of a payment, and mails how to transfer. The first payment of a checkout places its order.
 */
export function paymentBegun(
  effects: BatchEffects,
  { details: { registrant } }: DeskCommand<'BEGIN_PAYMENT'>,
  { payment, replayed }: PaymentBegun,
): void {
  if (replayed) return;
  const { book, written, eventId, fresh } = effects;
  const { checkoutSessionId, paymentId, accountId, provider } = payment;
  const facts = effects.checkouts.get(checkoutSessionId);
  const session = book.stock.checkoutSessions.find((each) => each.checkoutSessionId === checkoutSessionId);
  if (facts === undefined || session === undefined) throw new Error(`Checkout session ${checkoutSessionId} is unknown`);
  if (provider === 'BANK_TRANSFER') written.transferCodes.set(paymentId, fresh.transferCode());
  written.touched.add(checkoutSessionId);
  if (!effects.orders.has(checkoutSessionId))
    placeOrder(effects, {
      sectionEventId: session.sectionEventId,
      accountId,
      checkoutSessionId,
      status: 'PROCESSING',
      paymentMethod: provider,
      quote: facts.quote,
      donationMessage: facts.donationMessage,
      registrant,
    });
  if (provider !== 'BANK_TRANSFER') return;
  written.emails.push({
    content: { message: 'bank-transfer-waiting', eventId, paymentId },
    recipient: registrant.email,
    locale: facts.locale,
  });
}
