import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { type CardDraft, checkCardPromotion } from '#domain/sale/promotion/check-card-promotion.ts';
import { checkChange } from '#domain/sale/promotion/promotion-change.ts';
import { versionOfCardPromotion } from '#server/event/editing/edit-version.ts';
import { CardPromotionBook } from '#server/sale/ports/card-promotion-book.ts';
import { refusedTerms } from './refused-terms.ts';
import { type ReadVersion, reviseTerms, revisingPorts } from './revise-terms.ts';

/** Refused with INVALID_INPUT, also for a quantity below its uses. [S3-56] [S3-83] */
export type ReviseCardPromotion = (
  given: ReadVersion & {
    readonly eventId: number;
    readonly promotionId: string;
    readonly actor: AccountId;
    readonly fields: CardDraft;
  },
) => Promise<Result<true, Refusal>>;

export const ReviseCardPromotion = defineUseCase(
  'ReviseCardPromotion',
  { ...revisingPorts, cardPromotions: CardPromotionBook },
  (ports): ReviseCardPromotion =>
    ({ eventId, promotionId, actor, fields, version }) =>
      reviseTerms(ports, {
        eventId,
        actor,
        named: { cardPromotionId: promotionId },
        version,
        versionOf: versionOfCardPromotion,
        lock: (tx) => ports.cardPromotions.lock(tx, eventId, promotionId),
        check: (before) => {
          const checked = checkCardPromotion(fields);
          if (!checked.ok) return checked;
          const change = checkChange(before, checked.value);
          return change.ok ? change : refusedTerms(change.refusal);
        },
        put: (tx, terms) => ports.cardPromotions.revise(tx, eventId, promotionId, terms),
        facts: ({ issuer, iins, quantity }) => ({
          issuer,
          iins: iins.join(' '),
          quantity,
          percentOff: fields.percentOff,
          amountOff: fields.amountOff,
        }),
      }),
);
