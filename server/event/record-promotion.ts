import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { checkPromotion, type PromotionDraft } from '#domain/sale/promotion/check-promotion.ts';
import { PromotionBook } from '#server/sale/ports/promotion-book.ts';
import { changeEvent } from './change-event.ts';
import { forbiddenAction } from './forbidden-action.ts';
import { organisingPorts } from './organising-ports.ts';

/** Adds an automatic promotion to a ticket type. Refused with PROMOTION_REFUSED or INVALID_INPUT. [S3-51] [S5-14] */
export type RecordPromotion = (given: {
  readonly eventId: number;
  readonly ticketTypeId: string;
  readonly actor: AccountId;
  readonly fields: Omit<PromotionDraft, 'ticketTypeIds'>;
  readonly creationKey?: string | null;
}) => Promise<Result<{ readonly promotionId: string }, Refusal>>;

const SUBJECT = 'promotion:';

export const RecordPromotion = defineUseCase(
  'RecordPromotion',
  { ...organisingPorts, promotions: PromotionBook },
  (ports): RecordPromotion =>
    ({ eventId, ticketTypeId, actor, fields, creationKey = null }) =>
      changeEvent(ports, {
        eventId,
        actor,
        creation: {
          key: creationKey,
          request: [ticketTypeId, fields],
          made: (_papers, subject) =>
            subject.startsWith(SUBJECT) ? { promotionId: subject.slice(SUBJECT.length) } : undefined,
        },
        work: async (papers, tx) => {
          const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
          if (forbidden !== null) return refused(forbidden);
          const { promotions } = await ports.promotions.all(tx, eventId);
          const checked = checkPromotion(
            { ...fields, ticketTypeIds: [ticketTypeId] },
            { tickets: papers.tickets, promotions },
          );
          if (!checked.ok)
            return checked.refusal.code === 'INVALID_INPUT'
              ? refused(checked.refusal)
              : refused({ code: 'PROMOTION_REFUSED', because: checked.refusal.code });
          const promotionId = ports.ids.newId();
          for (const terms of checked.value)
            await ports.promotions.addPromotion(tx, eventId, { ...terms, promotionId }, ports.clock.now());
          return ok({
            event: papers.event,
            value: { promotionId },
            act: 'promotion.created',
            subject: `${SUBJECT}${promotionId}`,
            facts: { type: fields.type, percentOff: fields.percentOff, amountOff: fields.amountOff },
          });
        },
      }),
);
