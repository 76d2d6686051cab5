import { invalid } from '#domain/kernel/field-problems.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { type CardDraft, checkCardPromotion } from '#domain/sale/promotion/check-card-promotion.ts';
import { checkChange } from '#domain/sale/promotion/promotion-change.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { forbiddenAction } from '#server/event/forbidden-action.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { CardPromotionBook } from '#server/sale/ports/card-promotion-book.ts';
import { actOn } from './named-promotion.ts';

/** Refused with INVALID_INPUT, also for a quantity below its uses. [S3-56] [S3-83] */
export type ReviseCardPromotion = (given: {
  readonly eventId: number;
  readonly promotionId: string;
  readonly actor: AccountId;
  readonly fields: CardDraft;
}) => Promise<Result<true, Refusal>>;

export const ReviseCardPromotion = defineUseCase(
  'ReviseCardPromotion',
  { ...organisingPorts, cardPromotions: CardPromotionBook },
  (ports): ReviseCardPromotion =>
    ({ eventId, promotionId, actor, fields }) =>
      changeEvent(ports, {
        eventId,
        actor,
        work: async (papers, tx) => {
          const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
          if (forbidden !== null) return refused(forbidden);
          const before = await ports.cardPromotions.lock(tx, eventId, promotionId);
          if (before === null) return refused({ code: 'NOT_FOUND' });
          const checked = checkCardPromotion(fields);
          if (!checked.ok) return checked;
          const change = checkChange(before, checked.value);
          if (!change.ok) return refused(invalid('quantity', { kind: 'TOO_SMALL', min: change.refusal.used }));
          await ports.cardPromotions.revise(tx, eventId, promotionId, change.value);
          const { issuer, iins, quantity } = change.value;
          return ok({
            event: papers.event,
            value: true as const,
            ...actOn({ cardPromotionId: promotionId }, 'revised'),
            facts: {
              issuer,
              iins: iins.join(' '),
              quantity,
              percentOff: fields.percentOff,
              amountOff: fields.amountOff,
            },
          });
        },
      }),
);
