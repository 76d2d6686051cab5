import { z } from 'zod';
import { ok } from '#domain/kernel/result.ts';
import { SAVED_CARDS_PAGE } from '#domain/money/payment/saved-card.ts';
import { AttachCard } from '#server/money/attach-card.ts';
import { DetachCard } from '#server/money/detach-card.ts';
import { ListSavedCards } from '#server/money/list-saved-cards.ts';
import { StartGatewayPayment } from '#server/money/start-gateway-payment.ts';
import { keyOf } from '#server/platform/graphql/idempotency-key.ts';
import { savedCardId, wireId } from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { Environment } from '#server/platform/ports/environment.ts';

const limit = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform((digits) => Math.min(Number(digits), SAVED_CARDS_PAGE));

export const cardsResolvers: Resolvers = {
  Query: {
    stripe_payment_methods: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ starting_after: z.union([z.literal(''), savedCardId]).nullish(), limit: limit.nullish() }),
      resolve: async ({ starting_after, limit: most }, context) => {
        const after = starting_after == null || starting_after === '' ? null : starting_after;
        const asked = { accountId: context.accountId, limit: most ?? SAVED_CARDS_PAGE, after };
        const cards = await context.use(ListSavedCards)(asked);
        return ok(cards.map(({ id, ...card }) => ({ id, card })));
      },
    }),
  },
  Mutation: {
    create_stripe_payment_intent: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ input: z.object({ payment_checkout_session_id: wireId }) }),
      resolve: async ({ input: { payment_checkout_session_id: id } }, context) => {
        const idempotencyKey = keyOf(context);
        if (!idempotencyKey.ok) return idempotencyKey;
        const started = await context.use(StartGatewayPayment)({
          accountId: context.accountId,
          eventId: id.eventId,
          checkoutSessionId: id.rowId,
          method: 'Stripe',
          // The browser confirms on our page, without a redirect.
          returnUrl: context.use(Environment).baseUrl,
          locale: context.locale,
          payer: context.address?.() ?? '127.0.0.1',
          idempotencyKey: idempotencyKey.value,
        });
        return started.ok ? ok({ client_secret: started.value.continueWith }) : started;
      },
    }),
    add_stripe_payment_method: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ payment_method_id: savedCardId }),
      resolve: async ({ payment_method_id }, context) => {
        const kept = await context.use(AttachCard)(context.accountId, payment_method_id);
        if (!kept.ok) return kept;
        const { id, ...card } = kept.value;
        return ok({ id, card });
      },
    }),
    remove_stripe_payment_method: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ id: savedCardId }),
      resolve: ({ id }, context) => context.use(DetachCard)(context.viewer, id),
    }),
  },
};
