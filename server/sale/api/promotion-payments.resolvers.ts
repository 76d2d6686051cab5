import { z } from 'zod';
import { ok, refused } from '#domain/kernel/result.ts';
import { PROMOTION_NAME_MAX, PROMOTION_QUANTITY_MAX } from '#domain/sale/promotion/check-promotion.ts';
import { promotionState } from '#domain/sale/promotion/promotion-state.ts';
import { EndPromotion } from '#server/event/promoting/end-promotion.ts';
import { RecordCardPromotion } from '#server/event/promoting/record-card-promotion.ts';
import { amount, count, moment, rowNumber, wireId, words } from '#server/platform/graphql/input-parts.ts';
import { onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId, type WireId } from '#server/platform/graphql/wire-id.ts';
import { CardPromotionBook, type EventCardPromotion } from '#server/sale/ports/card-promotion-book.ts';

const MOST_IINS = 100;
const quantity = count(1, PROMOTION_QUANTITY_MAX).nullish();

const ofEvent = ({ event_id }: { readonly event_id: number }): number => event_id;

export const promotionPaymentsResolvers: Resolvers = {
  Query: {
    promotion_payments: rootField({
      access: onEvent('event.promotions', ofEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id: eventId }, context) => {
        const promotions = await context.use(CardPromotionBook).of(eventId);
        return ok(promotions.map((promotion): EventCardPromotion => ({ ...promotion, eventId })));
      },
    }),
  },

  Mutation: {
    create_promotion_payment: rootField({
      access: onEvent('event.promotions', ofEvent),
      input: z.object({
        event_id: rowNumber,
        input: z.object({
          percent_off: count(1, 100).nullish(),
          amount_off: amount.nullish(),
          max_amount_off: amount.nullish(),
          iin: z.array(words(20)).max(MOST_IINS).nullish(),
          issuer: words(PROMOTION_NAME_MAX).nullish(),
          limit: quantity,
          quantity,
          begin_at: moment.nullish(),
          end_at: moment.nullish(),
        }),
      }),
      resolve: async ({ event_id: eventId, input }, context) => {
        const recorded = await context.use(RecordCardPromotion)({
          eventId,
          actor: context.accountId,
          fields: {
            percentOff: input.percent_off ?? null,
            amountOff: input.amount_off ?? null,
            maxAmountOff: input.max_amount_off ?? null,
            iins: input.iin ?? [],
            issuer: input.issuer ?? '',
            limit: input.limit ?? null,
            quantity: input.quantity ?? null,
            beginAt: input.begin_at ?? null,
            endAt: input.end_at ?? null,
          },
          creationKey: context.idempotencyKey,
        });
        if (!recorded.ok) return recorded;
        const promotions = await context.use(CardPromotionBook).of(eventId);
        const made = promotions.find(({ promotionId }) => promotionId === recorded.value.promotionId);
        return made === undefined ? refused({ code: 'NOT_FOUND' }) : ok({ ...made, eventId });
      },
    }),
    end_promotion_payment: rootField({
      access: onEvent('event.promotions', ({ id }: { readonly id: WireId }) => id.eventId),
      input: z.object({ id: wireId }),
      resolve: ({ id: { eventId, rowId: cardPromotionId } }, context) =>
        context.use(EndPromotion)({ eventId, actor: context.accountId, ended: { cardPromotionId } }),
    }),
  },

  PromotionPayment: {
    id: (promotion) => encodeWireId(promotion.eventId, promotion.promotionId),
    type: ({ discount }) => (discount.type === 'AMOUNT' ? 'amount' : discount.type),
    percent_off: ({ discount }) => (discount.type === 'PERCENT_OFF' ? discount.percentOff : null),
    amount_off: ({ discount }) => (discount.type === 'AMOUNT' ? discount.amountOff : null),
    max_amount_off: (promotion) => promotion.maxAmountOff,
    iin: (promotion) => [...promotion.iins],
    begin_at: (promotion) => promotion.beginAt,
    end_at: (promotion) => promotion.endAt,
    state: (promotion, _args, { now }) => promotionState(promotion, now).state,
  },
};
