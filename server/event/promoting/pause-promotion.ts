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
export type PausePromotion = (given: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly named: NamedPromotion;
  readonly paused: boolean;
}) => Promise<Result<boolean, Refusal>>;

export const PausePromotion = defineUseCase(
  'PausePromotion',
  { ...organisingPorts, promotions: PromotionBook, cardPromotions: CardPromotionBook },
  ({ promotions, cardPromotions, ...ports }): PausePromotion =>
    ({ eventId, actor, named, paused }) =>
      changeEvent(ports, {
        eventId,
        actor,
        work: async ({ event }, tx) => {
          const pause = () => {
            if ('code' in named) return promotions.pauseCode(tx, eventId, named.code, paused);
            return 'promotionId' in named
              ? promotions.pausePromotion(tx, eventId, named.promotionId, paused)
              : cardPromotions.pause(tx, eventId, named.cardPromotionId, paused);
          };
          return (await pause())
            ? ok({ event, value: true, ...actOn(named, paused ? 'paused' : 'resumed') })
            : refused({ code: 'NOT_FOUND' });
        },
      }),
);
