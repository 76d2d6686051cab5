import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { PromotionDraft } from '#domain/sale/promotion/check-promotion.ts';
import { checkPromotionChange } from '#domain/sale/promotion/promotion-change.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { forbiddenAction } from '#server/event/forbidden-action.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { PromotionBook } from '#server/sale/ports/promotion-book.ts';
import { actOn } from './named-promotion.ts';
import { refusedTerms } from './refused-terms.ts';

/** Its kind and ticket stay. Refused with PROMOTION_REFUSED or INVALID_INPUT. [S3-51] */
export type RevisePromotion = (given: {
  readonly eventId: number;
  readonly promotionId: string;
  readonly actor: AccountId;
  readonly fields: Omit<PromotionDraft, 'type' | 'ticketTypeIds'>;
}) => Promise<Result<true, Refusal>>;

export const RevisePromotion = defineUseCase(
  'RevisePromotion',
  { ...organisingPorts, promotions: PromotionBook },
  (ports): RevisePromotion =>
    ({ eventId, promotionId, actor, fields }) =>
      changeEvent(ports, {
        eventId,
        actor,
        work: async (papers, tx) => {
          const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
          if (forbidden !== null) return refused(forbidden);
          const before = await ports.promotions.lockPromotion(tx, eventId, promotionId);
          if (before === null) return refused({ code: 'NOT_FOUND' });
          const { promotions } = await ports.promotions.all(tx, eventId);
          const terms = checkPromotionChange(before, fields, { tickets: papers.tickets, promotions });
          if (!terms.ok) return refusedTerms(terms.refusal);
          await ports.promotions.revisePromotion(tx, eventId, promotionId, terms.value);
          const { percentOff, amountOff, quantity } = fields;
          return ok({
            event: papers.event,
            value: true as const,
            ...actOn({ promotionId }, 'revised'),
            facts: { quantity, percentOff, amountOff },
          });
        },
      }),
);
