import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { CodeDraft } from '#domain/sale/promotion/check-code.ts';
import type { CodeText } from '#domain/sale/promotion/discount-code.ts';
import { checkCodeChange } from '#domain/sale/promotion/promotion-change.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { forbiddenAction } from '#server/event/forbidden-action.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { PromotionBook } from '#server/sale/ports/promotion-book.ts';
import { actOn } from './named-promotion.ts';
import { refusedTerms } from './refused-terms.ts';

/** Orders that were made under it keep their price. Refused with PROMOTION_REFUSED or INVALID_INPUT. [S3-54] */
export type ReviseCode = (given: {
  readonly eventId: number;
  readonly code: CodeText;
  readonly actor: AccountId;
  readonly fields: Omit<CodeDraft, 'code'>;
}) => Promise<Result<true, Refusal>>;

export const ReviseCode = defineUseCase(
  'ReviseCode',
  { ...organisingPorts, promotions: PromotionBook },
  (ports): ReviseCode =>
    ({ eventId, code, actor, fields }) =>
      changeEvent(ports, {
        eventId,
        actor,
        work: async (papers, tx) => {
          const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
          if (forbidden !== null) return refused(forbidden);
          const before = await ports.promotions.lockCode(tx, eventId, code);
          if (before === null) return refused({ code: 'NOT_FOUND' });
          const terms = checkCodeChange(before, fields, papers.tickets);
          if (!terms.ok) return refusedTerms(terms.refusal);
          await ports.promotions.reviseCode(tx, eventId, terms.value);
          const { percentOff, amountOff, quantity } = fields;
          return ok({
            event: papers.event,
            value: true as const,
            ...actOn({ code }, 'revised'),
            facts: { quantity, percentOff, amountOff },
          });
        },
      }),
);
