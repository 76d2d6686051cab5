import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.js';
import type { CardProvider, CardProviderRefusal } from '#application/money/ports/card-provider.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

const refusalOf = ({
  decline_code,
  code,
}: Pick<StripeError, 'decline_code' | 'code'>): Result<never, CardProviderRefusal> =>
  refused({ code: code ?? decline_code ?? null });

/** The money is taken, or held until the server has seen whose card it is. */
const CONFIRMED: readonly PaymentIntent.Status[] = ['succeeded', 'requires_capture', 'processing'];

/** It may only be served from Stripe's own host. */
export const stripeCardProvider: CardProvider = {
  open: async (publishableKey) => {
    const stripe = await loadStripe(publishableKey);
    if (stripe === null) throw new Error('Stripe cannot be loaded here');
    return {
      showField: (box, locale, heard) => {
        const card = stripe.elements({ locale }).create('card', { hidePostalCode: true });
        card.mount(box);
        card.on('loaderror', () => heard('AWAY'));
        card.on('change', ({ complete, error }) => heard({ complete, error: error?.code ?? null }));
        return {
          createCard: async ({ name, country }) => {
            const { error, paymentMethod } = await stripe.createPaymentMethod({
              type: 'card',
              card,
              billing_details: { name, address: { country } },
              metadata: { name },
            });
            return error === undefined ? ok(paymentMethod.id) : refusalOf(error);
          },
          remove: () => card.destroy(),
        };
      },
      confirm: async (clientSecret, cardId) => {
        const { error } = await stripe.confirmCardPayment(clientSecret, { payment_method: cardId });
        // Confirmed again, Stripe refuses an intent whose money is only held.
        const intent = error?.payment_intent;
        const isConfirmed = intent !== undefined && CONFIRMED.includes(intent.status);
        return error === undefined || isConfirmed ? ok(true) : refusalOf(error);
      },
    };
  },
};
