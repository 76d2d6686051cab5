import { z } from 'zod';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { CardDraft } from '#domain/sale/promotion/check-card-promotion.ts';
import { PROMOTION_NAME_MAX, PROMOTION_QUANTITY_MAX } from '#domain/sale/promotion/check-promotion.ts';
import { promotionState } from '#domain/sale/promotion/promotion-state.ts';
import { mayBuyAt } from '#server/event/api/on-offer.ts';
import { editVersion } from '#server/event/api/organising-input.ts';
import { versionOfCardPromotion } from '#server/event/editing/edit-version.ts';
import { EndPromotion } from '#server/event/promoting/end-promotion.ts';
import { PausePromotion } from '#server/event/promoting/pause-promotion.ts';
import { RecordCardPromotion } from '#server/event/promoting/record-card-promotion.ts';
import { ReviseCardPromotion } from '#server/event/promoting/revise-card-promotion.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { amount, count, moment, rowNumber, savedCardId, wireId, words } from '#server/platform/graphql/input-parts.ts';
import { onEvent, onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId, type WireId } from '#server/platform/graphql/wire-id.ts';
import { RateLimiter } from '#server/platform/http/rate-limiter.ts';
import { Digest } from '#server/platform/ports/digest.ts';
import { CardPromotionBook, type EventCardPromotion } from '#server/sale/ports/card-promotion-book.ts';
import { NO_MONEY } from '#server/sale/ports/promotion-book.ts';
import { TryCard } from '#server/sale/promotion/try-card.ts';
import { typedCode } from './code-input.ts';

const MOST_IINS = 100;
const quantity = count(1, PROMOTION_QUANTITY_MAX).nullish();

const termsInput = z.object({
  percent_off: count(1, 100).nullish(),
  amount_off: amount.nullish(),
  max_amount_off: amount.nullish(),
  iin: z.array(words(20)).max(MOST_IINS).nullish(),
  issuer: words(PROMOTION_NAME_MAX).nullish(),
  limit: quantity,
  quantity,
  begin_at: moment.nullish(),
  end_at: moment.nullish(),
});

const draftOf = (input: z.output<typeof termsInput>): CardDraft => ({
  percentOff: input.percent_off ?? null,
  amountOff: input.amount_off ?? null,
  maxAmountOff: input.max_amount_off ?? null,
  iins: input.iin ?? [],
  issuer: input.issuer ?? '',
  limit: input.limit ?? null,
  quantity: input.quantity ?? null,
  beginAt: input.begin_at ?? null,
  endAt: input.end_at ?? null,
});

async function promotionsOf({ use }: Pick<RequestContext, 'use'>, eventId: number): Promise<EventCardPromotion[]> {
  const book = use(CardPromotionBook);
  const [promotions, money] = await Promise.all([book.of(eventId), book.money(eventId)]);
  return promotions.map((one) => ({ ...one, eventId, money: money.get(one.promotionId) ?? NO_MONEY }));
}

const found = <Row>(row: Row | undefined): Result<Row, Refusal> =>
  row === undefined ? refused({ code: 'NOT_FOUND' }) : ok(row);

const isOne =
  (wanted: string) =>
  ({ promotionId }: EventCardPromotion): boolean =>
    promotionId === wanted;

const ofEvent = ({ event_id }: { readonly event_id: number }): number => event_id;
const ofPromotion = ({ id }: { readonly id: WireId }): number => id.eventId;

export const promotionPaymentsResolvers: Resolvers = {
  Query: {
    card_offers: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id: eventId }, context) => {
        if (!(await mayBuyAt(eventId, context))) return refused({ code: 'NOT_FOUND' });
        const promotions = await context.use(CardPromotionBook).of(eventId);
        return ok(
          promotions
            .filter((promotion) => promotionState(promotion, context.now).state === 'RUNNING')
            .map((promotion): EventCardPromotion => ({ ...promotion, eventId })),
        );
      },
    }),
    card_worth: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({
        event_id: rowNumber,
        section_event_id: rowNumber,
        payment_method_id: savedCardId,
        code: typedCode,
        donation: amount.nullish(),
      }),
      resolve: async (input, context) => {
        // Each asks the card's provider.
        const retryAt = context.use(RateLimiter).take({ account: context.accountId }, 'code', context.now);
        if (retryAt !== null) return refused({ code: 'RATE_LIMITED', retryAt });
        if (!(await mayBuyAt(input.event_id, context))) return refused({ code: 'NOT_FOUND' });
        return context.use(TryCard)({
          accountId: context.accountId,
          eventId: input.event_id,
          sectionEventId: input.section_event_id,
          cardId: input.payment_method_id,
          code: input.code,
          donation: input.donation ?? ZERO,
        });
      },
    }),
    promotion_payments: rootField({
      access: onEvent('event.promotions', ofEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id: eventId }, context) => ok(await promotionsOf(context, eventId)),
    }),
  },

  Mutation: {
    create_promotion_payment: rootField({
      access: onEvent('event.promotions', ofEvent),
      input: z.object({
        event_id: rowNumber,
        input: termsInput,
      }),
      resolve: async ({ event_id: eventId, input }, context) => {
        const recorded = await context.use(RecordCardPromotion)({
          eventId,
          actor: context.accountId,
          fields: draftOf(input),
          creationKey: context.idempotencyKey,
        });
        if (!recorded.ok) return recorded;
        return found((await promotionsOf(context, eventId)).find(isOne(recorded.value.promotionId)));
      },
    }),
    end_promotion_payment: rootField({
      access: onEvent('event.promotions', ofPromotion),
      input: z.object({ id: wireId }),
      resolve: ({ id: { eventId, rowId: cardPromotionId } }, context) =>
        context.use(EndPromotion)({ eventId, actor: context.accountId, ended: { cardPromotionId } }),
    }),
    update_promotion_payment: rootField({
      access: onEvent('event.promotions', ofPromotion),
      input: z.object({ id: wireId, input: termsInput, version: editVersion }),
      resolve: async ({ id: { eventId, rowId: promotionId }, input, version }, context) => {
        const fields = draftOf(input);
        const revised = await context.use(ReviseCardPromotion)({
          eventId,
          promotionId,
          actor: context.accountId,
          fields,
          version,
        });
        return revised.ok ? found((await promotionsOf(context, eventId)).find(isOne(promotionId))) : revised;
      },
    }),
    pause_promotion_payment: rootField({
      access: onEvent('event.promotions', ofPromotion),
      input: z.object({ id: wireId, paused: z.boolean() }),
      resolve: ({ id: { eventId, rowId: cardPromotionId }, paused }, context) =>
        context.use(PausePromotion)({ eventId, actor: context.accountId, named: { cardPromotionId }, paused }),
    }),
  },

  CardOffer: {
    percent_off: ({ discount }) => (discount.type === 'PERCENT_OFF' ? discount.percentOff : null),
    amount_off: ({ discount }) => (discount.type === 'AMOUNT' ? discount.amountOff : null),
    max_amount_off: (promotion) => promotion.maxAmountOff,
    end_at: (promotion) => promotion.endAt,
  },

  PromotionPayment: {
    id: (promotion) => encodeWireId(promotion.eventId, promotion.promotionId),
    version: (promotion, _args, context) => versionOfCardPromotion(context.use(Digest), promotion),
    type: ({ discount }) => (discount.type === 'AMOUNT' ? 'amount' : discount.type),
    percent_off: ({ discount }) => (discount.type === 'PERCENT_OFF' ? discount.percentOff : null),
    amount_off: ({ discount }) => (discount.type === 'AMOUNT' ? discount.amountOff : null),
    max_amount_off: (promotion) => promotion.maxAmountOff,
    iin: (promotion) => [...promotion.iins],
    begin_at: (promotion) => promotion.beginAt,
    end_at: (promotion) => promotion.endAt,
    total_discount: ({ money = NO_MONEY }) => money.off,
    total_sold: ({ money = NO_MONEY }) => money.sold,
    state: (promotion, _args, { now }) => promotionState(promotion, now).state,
  },
};
