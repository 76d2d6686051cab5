import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { CodeText } from '#domain/sale/promotion/discount-code.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { PromotionBook } from '#server/sale/ports/promotion-book.ts';

/** Ends a promotion or a code now. Orders that were made under it keep their price. */
export type EndPromotion = (given: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly ended: { readonly promotionId: string } | { readonly code: CodeText };
}) => Promise<Result<boolean, Refusal>>;

export const EndPromotion = defineUseCase(
  'EndPromotion',
  { ...organisingPorts, promotions: PromotionBook },
  ({ promotions, ...ports }): EndPromotion =>
    ({ eventId, actor, ended }) =>
      changeEvent(ports, {
        eventId,
        actor,
        work: async ({ event }, tx) => {
          const now = ports.clock.now();
          const found =
            'code' in ended
              ? await promotions.endCode(tx, eventId, ended.code, now)
              : await promotions.endPromotion(tx, eventId, ended.promotionId, now);
          if (!found) return refused({ code: 'NOT_FOUND' });
          return ok(
            'code' in ended
              ? { event, value: true, act: 'promotion-code.ended', subject: `promotion-code:${ended.code}` }
              : { event, value: true, act: 'promotion.ended', subject: `promotion:${ended.promotionId}` },
          );
        },
      }),
);
