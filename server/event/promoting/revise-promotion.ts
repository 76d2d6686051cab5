import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { PromotionDraft } from '#domain/sale/promotion/check-promotion.ts';
import { checkPromotionChange } from '#domain/sale/promotion/promotion-change.ts';
import { versionOfPromotion } from '#server/event/editing/edit-version.ts';
import { PromotionBook } from '#server/sale/ports/promotion-book.ts';
import { refusedTerms } from './refused-terms.ts';
import { type ReadVersion, reviseTerms, revisingPorts } from './revise-terms.ts';

/** Its kind and ticket stay. Refused with PROMOTION_REFUSED or INVALID_INPUT. [S3-51] */
export type RevisePromotion = (
  given: ReadVersion & {
    readonly eventId: number;
    readonly promotionId: string;
    readonly actor: AccountId;
    readonly fields: Omit<PromotionDraft, 'type' | 'ticketTypeIds'>;
  },
) => Promise<Result<true, Refusal>>;

export const RevisePromotion = defineUseCase(
  'RevisePromotion',
  { ...revisingPorts, promotions: PromotionBook },
  (ports): RevisePromotion =>
    ({ eventId, promotionId, actor, fields, version }) =>
      reviseTerms(ports, {
        eventId,
        actor,
        named: { promotionId },
        version,
        versionOf: versionOfPromotion,
        lock: (tx) => ports.promotions.lockPromotion(tx, eventId, promotionId),
        check: async (before, { tickets }, tx) => {
          const { promotions } = await ports.promotions.all(tx, eventId);
          const terms = checkPromotionChange(before, fields, { tickets, promotions });
          return terms.ok ? terms : refusedTerms(terms.refusal);
        },
        put: (tx, terms) => ports.promotions.revisePromotion(tx, eventId, promotionId, terms),
        facts: () => ({ quantity: fields.quantity, percentOff: fields.percentOff, amountOff: fields.amountOff }),
      }),
);
