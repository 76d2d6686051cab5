import { type InvalidInput, invalid } from '#domain/kernel/field-problems.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** Why a promotion does not apply to a purchase, with the data for the sentence and the next step. */
export type NotApplied =
  | { readonly because: 'NOT_YET'; readonly beginAt: Instant }
  | { readonly because: 'OVER'; readonly endAt: Instant }
  | { readonly because: 'USED_UP' }
  /** By its organiser, for now. */
  | { readonly because: 'PAUSED' }
  /** None of its tickets was chosen. */
  | { readonly because: 'WRONG_TICKET'; readonly ticketTypeIds: readonly string[] }
  /** Its tickets are free. [S5-14] */
  | { readonly because: 'FREE_TICKET' }
  | { readonly because: 'TOO_FEW'; readonly minTicket: number; readonly chosen: number }
  /** It needs a card of the promotion. */
  | { readonly because: 'CARD_NEEDED'; readonly issuer: string | null }
  | { readonly because: 'OTHER_CARD'; readonly issuer: string | null }
  | { readonly because: 'CARD_LIMIT'; readonly limit: number }
  /** Another promotion takes more off, or nothing is left to discount. */
  | { readonly because: 'NO_GAIN' };

/** Both ends included; null leaves a side open. */
export type PromotionPeriod = { readonly beginAt: Instant | null; readonly endAt: Instant | null };

/** `quantity`: tickets for an automatic promotion, purchases for a code or card; null: no limit. */
export type PromotionCount = {
  readonly quantity: number | null;
  readonly used: number;
  /** Its organiser may let it go on; absent: no. */
  readonly paused?: boolean;
};

/** `left` null: no limit. */
export type PromotionState =
  | { readonly state: 'UPCOMING'; readonly beginAt: Instant }
  | { readonly state: 'RUNNING'; readonly left: number | null; readonly endAt: Instant | null }
  | { readonly state: 'USED_UP' }
  | { readonly state: 'PAUSED' }
  | { readonly state: 'OVER'; readonly endAt: Instant };

/** The state of a promotion. Over wins over used up, paused and upcoming, in this order. [S3-51] */
export function promotionState(
  { beginAt, endAt, quantity, used, paused = false }: PromotionPeriod & PromotionCount,
  now: Instant,
): PromotionState {
  if (endAt !== null && now > endAt) return { state: 'OVER', endAt };
  if (quantity !== null && used >= quantity) return { state: 'USED_UP' };
  if (paused) return { state: 'PAUSED' };
  if (beginAt !== null && now < beginAt) return { state: 'UPCOMING', beginAt };
  return { state: 'RUNNING', left: quantity === null ? null : quantity - used, endAt };
}

/** Remaining uses now (null: unlimited), or why the promotion does not apply to any purchase. [S3-51] */
export function usesLeft(promotion: PromotionPeriod & PromotionCount, now: Instant): Result<number | null, NotApplied> {
  const shown = promotionState(promotion, now);
  switch (shown.state) {
    case 'RUNNING':
      return ok(shown.left);
    case 'UPCOMING':
      return refused({ because: 'NOT_YET', beginAt: shown.beginAt });
    case 'USED_UP':
      return refused({ because: 'USED_UP' });
    case 'PAUSED':
      return refused({ because: 'PAUSED' });
    case 'OVER':
      return refused({ because: 'OVER', endAt: shown.endAt });
    default:
      return never(shown);
  }
}

export const periodProblem = ({ beginAt, endAt }: PromotionPeriod): InvalidInput | null =>
  beginAt !== null && endAt !== null && endAt <= beginAt ? invalid('end_at', { kind: 'MALFORMED' }) : null;
