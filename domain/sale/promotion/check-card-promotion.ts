import { countProblem, type InvalidInput, invalid, textProblem } from '#domain/kernel/field-problems.ts';
import { dong, MAX_DONG } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type CardTerms, LEAST_DIGITS } from './card-promotion.ts';
import { PROMOTION_NAME_MAX, PROMOTION_QUANTITY_MAX } from './check-promotion.ts';
import { type DiscountFields, readDiscount } from './discount.ts';
import { type PromotionPeriod, periodProblem } from './promotion-state.ts';

export type CardDraft = PromotionPeriod &
  DiscountFields & {
    readonly maxAmountOff: number | null;
    readonly iins: readonly string[];
    readonly issuer: string;
    readonly limit: number | null;
    readonly quantity: number | null;
  };

/** IINs have six digits, since 2017 eight (ISO/IEC 7812-1). */
const IIN = /^\d{6,8}$/;

/** Cards are named by first digits or issuer, and by both where a provider may tell fewer digits. [S3-56] */
export function checkCardPromotion(draft: CardDraft): Result<CardTerms, InvalidInput> {
  const discount = readDiscount(draft);
  if (!discount.ok) return discount;
  const { beginAt, endAt, limit, quantity } = draft;
  const [issuer, iins] = [draft.issuer.trim(), draft.iins.map((iin) => iin.trim())];
  const problem =
    countProblem('max_amount_off', draft.maxAmountOff, 1, MAX_DONG) ??
    (iins.every((iin) => IIN.test(iin)) ? null : invalid('iin', { kind: 'MALFORMED' })) ??
    (iins.length === 0 && issuer === '' ? invalid('iin', { kind: 'REQUIRED' }) : null) ??
    (iins.some((iin) => iin.length > LEAST_DIGITS) && issuer === '' ? invalid('issuer', { kind: 'REQUIRED' }) : null) ??
    textProblem('issuer', issuer, PROMOTION_NAME_MAX) ??
    countProblem('limit', limit, 1, PROMOTION_QUANTITY_MAX) ??
    countProblem('quantity', quantity, 1, PROMOTION_QUANTITY_MAX) ??
    periodProblem(draft);
  if (problem !== null) return refused(problem);
  return ok({
    discount: discount.value,
    maxAmountOff: draft.maxAmountOff === null ? null : dong(draft.maxAmountOff),
    iins: [...new Set(iins)],
    issuer: issuer === '' ? null : issuer,
    limit,
    quantity,
    beginAt,
    endAt,
  });
}
