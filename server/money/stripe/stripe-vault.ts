import Stripe from 'stripe';
import type { SavedCard } from '#domain/money/payment/saved-card.ts';
import type { CardVault } from '#server/money/ports/card-vault.ts';

type Known = Pick<Stripe.PaymentMethod, 'id' | 'card' | 'customer'>;

const cardOf = ({ id, card }: Known): SavedCard => ({ id, brand: card?.brand ?? '', last4: card?.last4 ?? '' });

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

export const makeStripeVault = (stripe: Stripe, publishableKey: string): CardVault => ({
  publishableKey,
  createCustomer: async (accountId, email) => {
    const customer = await stripe.customers.create(
      { email, metadata: { account_id: accountId } },
      { idempotencyKey: `customer-${accountId}` },
    );
    return customer.id;
  },
  cards: async (customerId, limit, after) => {
    const page = await stripe.customers.listPaymentMethods(customerId, {
      type: 'card',
      limit,
      ...(after === null ? {} : { starting_after: after }),
    });
    return page.data.map(cardOf);
  },
  attach: async (customerId, cardId) => {
    try {
      return cardOf(await stripe.paymentMethods.attach(cardId, { customer: customerId }));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError)
        return null;
      throw error;
    }
  },
  customerOf: async (cardId) => {
    try {
      const { customer } = await stripe.paymentMethods.retrieve(cardId);
      return typeof customer === 'string' ? customer : (customer?.id ?? null);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  payingCard: async (customerId, cardId) => {
    try {
      const { card, customer } = await stripe.paymentMethods.retrieve(cardId);
      const owner = typeof customer === 'string' ? customer : customer?.id;
      if ((owner != null && owner !== customerId) || card?.fingerprint == null) return null;
      const { fingerprint, iin, issuer } = card;
      return { cardId, fingerprint, firstDigits: iin ?? '', issuer: issuer ?? null };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  detach: async (cardId) => {
    await stripe.paymentMethods.detach(cardId);
  },
});
