import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { CardPromotionBook } from '#server/sale/ports/card-promotion-book.ts';
import { PromotionBook } from '#server/sale/ports/promotion-book.ts';
import { actOn, type NamedPromotion } from './named-promotion.ts';

/** Orders that were made under it keep their price. */
export type EndPromotion = (given: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly ended: NamedPromotion;
}) => Promise<Result<boolean, Refusal>>;

export const EndPromotion = defineUseCase(
  'EndPromotion',
  { ...organisingPorts, promotions: PromotionBook, cardPromotions: CardPromotionBook },
  ({ promotions, cardPromotions, ...ports }): EndPromotion =>
    ({ eventId, actor, ended }) =>
      changeEvent(ports, {
        eventId,
        actor,
        work: async ({ event }, tx) => {
          const now = ports.clock.now();
          const end = () => {
            if ('code' in ended) return promotions.endCode(tx, eventId, ended.code, now);
            return 'promotionId' in ended
              ? promotions.endPromotion(tx, eventId, ended.promotionId, now)
              : cardPromotions.end(tx, eventId, ended.cardPromotionId, now);
          };
          return (await end()) ? ok({ event, value: true, ...actOn(ended, 'ended') }) : refused({ code: 'NOT_FOUND' });
        },
      }),
);
