import Stripe from 'stripe';
import { z } from 'zod';
import { dong } from '#domain/kernel/money/dong.ts';
import type { CardNotice, CardNotices } from '#server/money/ports/card-notices.ts';

/** How old a signature may be, in seconds: an older call was kept and sent again. [STD 3] */
const TOLERANCE = 300;

const payment = z.object({ id: z.string() });
const refund = z.object({ payment_intent: z.string().nullable() });
const dispute = z.object({
  id: z.string(),
  payment_intent: z.string(),
  amount: z.int().positive(),
  currency: z.literal('vnd'),
  reason: z.string(),
  status: z.string(),
});

/** Their objects, a refund or a charge, both name the payment. */
const REFUND_EVENTS: readonly string[] = ['charge.refunded', 'refund.created', 'refund.updated', 'refund.failed'];

/** The money is withdrawn when a dispute is created, or later if it began as an inquiry. */
const DISPUTE_EVENTS: readonly string[] = [
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.closed',
];
const CLOSED: Readonly<Record<string, 'WON' | 'LOST'>> = { won: 'WON', lost: 'LOST', prevented: 'WON' };

/** The signature covers the raw bytes. */
export const makeStripeNotices = (stripe: Stripe, webhookSecret: string): CardNotices => ({
  read: ({ body, signature, now }): CardNotice => {
    let event: Stripe.Event;
    try {
      event = stripe.webhooks.constructEvent(
        new TextDecoder().decode(body),
        signature,
        webhookSecret,
        TOLERANCE,
        undefined,
        now,
      );
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return { kind: 'UNTRUSTED' };
      throw error;
    }
    const about: unknown = event.data.object;
    if (event.type.startsWith('payment_intent.')) return { kind: 'PAYMENT', reference: payment.parse(about).id };
    if (REFUND_EVENTS.includes(event.type)) {
      const { payment_intent: reference } = refund.parse(about);
      return reference === null ? { kind: 'OTHER', type: event.type } : { kind: 'REFUND', reference };
    }
    if (!DISPUTE_EVENTS.includes(event.type)) return { kind: 'OTHER', type: event.type };
    const { id, payment_intent, amount, reason, status } = dispute.parse(about);
    // An inquiry: the bank asks and takes nothing.
    if (status.startsWith('warning_')) return { kind: 'OTHER', type: event.type };
    const state = CLOSED[status] ?? 'OPEN';
    return { kind: 'DISPUTE', disputeId: id, reference: payment_intent, amount: dong(amount), reason, state };
  },
});
