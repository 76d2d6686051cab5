import Stripe from 'stripe';
import { z } from 'zod';
import type { CardNotice, CardNotices } from '#server/money/ports/card-notices.ts';
import { stripeDispute, toldDispute } from './stripe-dispute.ts';

/** How old a signature may be, in seconds: an older call was kept and sent again. [STD 3] */
const TOLERANCE = 300;

const payment = z.object({ id: z.string() });
const refund = z.object({ payment_intent: z.string().nullable() });

/** Their objects, a refund or a charge, both name the payment. */
const REFUND_EVENTS: readonly string[] = ['charge.refunded', 'refund.created', 'refund.updated', 'refund.failed'];

/** The money is withdrawn when a dispute is created, or later if it began as an inquiry. */
const DISPUTE_EVENTS: readonly string[] = [
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.closed',
];

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
    return toldDispute(stripeDispute.parse(about)) ?? { kind: 'OTHER', type: event.type };
  },
});
