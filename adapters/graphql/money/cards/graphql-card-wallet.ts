import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { CardWallet } from '#application/money/ports/card-wallet.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { SAVED_CARDS_PAGE } from '#domain/money/payment/saved-card.ts';
import { CardKeyDocument } from './card-key.gen.ts';
import { CreateCardIntentDocument } from './create-card-intent.gen.ts';
import { KeepCardDocument } from './keep-card.gen.ts';
import { RemoveCardDocument } from './remove-card.gen.ts';
import { SavedCardsDocument } from './saved-cards.gen.ts';

export const makeGraphqlCardWallet = (transport: GraphqlTransport): CardWallet => ({
  publishableKey: async () => {
    const answer = await transport(CardKeyDocument, {});
    if (!answer.ok) return answer;
    const config = answer.value.payment_configuration.stripe_config;
    return config == null ? refused({ code: 'PAYMENT_METHOD_UNAVAILABLE' }) : ok(config.publishable_key);
  },
  cards: async () => {
    const answer = await transport(SavedCardsDocument, { startingAfter: '', limit: String(SAVED_CARDS_PAGE) });
    return answer.ok ? ok(answer.value.stripe_payment_methods.map(({ id, card }) => ({ id, ...card }))) : answer;
  },
  createIntent: async (id, idempotencyKey) => {
    const answer = await transport(
      CreateCardIntentDocument,
      { input: { payment_checkout_session_id: id } },
      { idempotencyKey },
    );
    return answer.ok ? ok(answer.value.create_stripe_payment_intent.client_secret) : answer;
  },
  keep: async (cardId) => {
    const answer = await transport(KeepCardDocument, { id: cardId });
    if (!answer.ok) return answer;
    const { id, card } = answer.value.add_stripe_payment_method;
    return ok({ id, ...card });
  },
  remove: async (cardId) => {
    const answer = await transport(RemoveCardDocument, { id: cardId });
    return answer.ok ? ok(true) : answer;
  },
});
