import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { type CardDraft, checkCardPromotion } from '#domain/sale/promotion/check-card-promotion.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { forbiddenAction } from '#server/event/forbidden-action.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { CardPromotionBook } from '#server/sale/ports/card-promotion-book.ts';

/** Refused with INVALID_INPUT. [S3-56] [S3-83] */
export type RecordCardPromotion = (given: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly fields: CardDraft;
  readonly creationKey?: string | null;
}) => Promise<Result<{ readonly promotionId: string }, Refusal>>;

const SUBJECT = 'promotion-payment:';

export const RecordCardPromotion = defineUseCase(
  'RecordCardPromotion',
  { ...organisingPorts, cardPromotions: CardPromotionBook },
  (ports): RecordCardPromotion =>
    ({ eventId, actor, fields, creationKey = null }) =>
      changeEvent(ports, {
        eventId,
        actor,
        creation: {
          key: creationKey,
          request: [fields],
          made: (_papers, subject) =>
            subject.startsWith(SUBJECT) ? { promotionId: subject.slice(SUBJECT.length) } : undefined,
        },
        work: async (papers, tx) => {
          const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
          if (forbidden !== null) return refused(forbidden);
          const checked = checkCardPromotion(fields);
          if (!checked.ok) return checked;
          const promotionId = ports.ids.newId();
          await ports.cardPromotions.add(tx, eventId, { ...checked.value, promotionId }, ports.clock.now());
          const { issuer, iins, quantity } = checked.value;
          return ok({
            event: papers.event,
            value: { promotionId },
            act: 'promotion-payment.created',
            subject: `${SUBJECT}${promotionId}`,
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
