import { manualReminderAt } from '#domain/money/payment/manual-payment.ts';
import type { PaymentBegun } from '#domain/sale/reservation/stock-outcome.ts';
import type { DeskCommand } from '#server/sale/ports/reservation-desk.ts';
import type { BatchEffects } from './batch-effects.ts';
import { placeOrder } from './order-history.ts';

/** The first payment of a checkout places its order. */
export function paymentBegun(
  effects: BatchEffects,
  { details: { registrant, instructions } }: DeskCommand<'BEGIN_PAYMENT'>,
  { payment, replayed }: PaymentBegun,
): void {
  if (replayed) return;
  const { book, written, eventId, fresh, now } = effects;
  const { checkoutSessionId, paymentId, accountId, provider } = payment;
  const facts = effects.checkouts.get(checkoutSessionId);
  const session = book.stock.checkoutSessions.find((each) => each.checkoutSessionId === checkoutSessionId);
  if (facts === undefined || session === undefined) throw new Error(`Checkout session ${checkoutSessionId} is unknown`);
  if (provider === 'BANK_TRANSFER') written.transferCodes.set(paymentId, fresh.transferCode());
  if (provider === 'MANUAL' && instructions !== undefined)
    written.manual.begun.push({ paymentId, instructions, remindAt: manualReminderAt(now, payment.payBefore) });
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
      donationInRoom: facts.donationInRoom,
      registrant,
    });
  if (provider !== 'BANK_TRANSFER' && provider !== 'MANUAL') return;
  written.emails.push({
    content: {
      message: provider === 'MANUAL' ? 'manual-payment-waiting' : 'bank-transfer-waiting',
      eventId,
      paymentId,
    },
    recipient: registrant.email,
    locale: facts.locale,
  });
}
