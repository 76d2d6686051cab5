import { makeSimulatedCardProvider } from '#adapters/simulated/money/simulated-card-provider.ts';
import type { CardWallet } from '#application/money/ports/card-wallet.ts';
import type { PaymentDesk } from '#application/sale/ports/payment-desk.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { SavedCard } from '#domain/money/payment/saved-card.ts';
import type { SavedPayingCard } from '#domain/sale/promotion/card-promotion.ts';
import { StripeRefusal, StripeSimulator } from '#tools/staging/stripe/stripe-simulator.ts';

const KEYS = { publishableKey: 'pk_simulated_x', secretKey: 'sk_simulated_x', webhookSecret: 'whsec_x' };

type Wired = { readonly id: string; readonly card: { readonly brand: string; readonly last4: string } };
const savedCard = (wired: object): SavedCard => {
  const { id, card } = wired as Wired;
  return { id, brand: card.brand, last4: card.last4 };
};

export function simulatedCards(paymentDesk: () => PaymentDesk, price: number) {
  const stripe = new StripeSimulator({ ...KEYS, target: 'http://nowhere.test' });
  stripe.switches = { webhooks: 'lost', api: 'on' };
  const { id: customer } = stripe.createCustomer({ email: 'lan@example.test' }) as { readonly id: string };
  const sent: { readonly path: string; readonly fields: Readonly<Record<string, string>> }[] = [];

  const asked = async (path: string, fields: Readonly<Record<string, string>>): Promise<object> => {
    const [, intentId = ''] = /^\/v1\/payment_intents\/(\w+)/.exec(path) ?? [];
    if (path === '/v1/payment_methods') return stripe.createCard(fields);
    return path.endsWith('/confirm') ? stripe.confirm(intentId, fields) : stripe.shown(stripe.intent(intentId));
  };
  const answered: typeof fetch = async (address, init) => {
    const { pathname } = new URL(String(address));
    if (pathname === '/stripe/script') return Response.json({});
    const fields = Object.fromEntries(new URLSearchParams(String(init?.body ?? '')));
    sent.push({ path: pathname, fields });
    try {
      return Response.json(await asked(pathname, fields));
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return Response.json(error.body, { status: error.status });
    }
  };
  const cardProvider = makeSimulatedCardProvider({ fetch: answered, document, simulator: 'http://simulator.test' });
  const save = (number: string): string => {
    const { id } = stripe.createCard({ key: KEYS.publishableKey, 'card[number]': number }) as Wired;
    stripe.attach(id, customer);
    return id;
  };
  const cardWallet: CardWallet = {
    publishableKey: async () => ok(KEYS.publishableKey),
    cards: async () =>
      ok((stripe.cardsOf(customer, 100, null) as { readonly data: readonly Wired[] }).data.map(savedCard)),
    createIntent: async (id, key) => {
      const begun = await paymentDesk().startGateway(id, 'Stripe', 'http://here.test/', key);
      if (!begun.ok) return begun;
      const fields = { amount: String(price), currency: 'vnd', customer, 'allowed_payment_method_types[0]': 'card' };
      return ok((stripe.createIntent(fields) as { readonly client_secret: string }).client_secret);
    },
    keep: async (cardId) => {
      try {
        return ok(savedCard(stripe.attach(cardId, customer)));
      } catch {
        return refused({ code: 'CARD_REFUSED' });
      }
    },
    remove: async (cardId) => {
      stripe.detach(cardId);
      return ok(true);
    },
  };
  const paying = (cardId: string): SavedPayingCard | null => {
    const found = stripe.cards.get(cardId);
    if (found === undefined) return null;
    const { fingerprint, iin, issuer } = found.card;
    return { cardId, fingerprint, firstDigits: iin, issuer };
  };
  return { stripe, sent, save, paying, cardWallet, cardProvider };
}
