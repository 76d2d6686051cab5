import { type InvalidInput, invalid } from '#domain/kernel/field-problems.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** Why a promotion changes nothing for a purchase, with what the sentence and the next step need. */
export type NotApplied =
  | { readonly because: 'NOT_YET'; readonly beginAt: Instant }
  | { readonly because: 'OVER'; readonly endAt: Instant }
  | { readonly because: 'USED_UP' }
  /** None of the tickets that it is for was chosen. */
  | { readonly because: 'WRONG_TICKET'; readonly ticketTypeIds: readonly string[] }
  /** The tickets that it is for cost nothing. [S5-14] */
  | { readonly because: 'FREE_TICKET' }
  | { readonly because: 'TOO_FEW'; readonly minTicket: number; readonly chosen: number }
  /** Only a card of the promotion has it, and no card pays. */
  | { readonly because: 'CARD_NEEDED'; readonly issuer: string | null }
  | { readonly because: 'OTHER_CARD'; readonly issuer: string | null }
  | { readonly because: 'CARD_LIMIT'; readonly limit: number }
  /** It holds, but takes nothing off: another one takes more, or nothing is left to take it off. */
  | { readonly because: 'NO_GAIN' };

/** When a promotion of any kind holds, both moments included; null leaves that side open. */
export type PromotionPeriod = { readonly beginAt: Instant | null; readonly endAt: Instant | null };

/** How often it may be used: tickets for an automatic promotion, purchases for a code or a card's; null: no limit. */
export type PromotionCount = { readonly quantity: number | null; readonly used: number };

/** What the organiser's list shows of a promotion; `left` null: no limit. */
export type PromotionState =
  | { readonly state: 'UPCOMING'; readonly beginAt: Instant }
  | { readonly state: 'RUNNING'; readonly left: number | null; readonly endAt: Instant | null }
  | { readonly state: 'USED_UP' }
  | { readonly state: 'OVER'; readonly endAt: Instant };

/** What can no longer change is said first: over outranks used up, and that outranks not yet. */
export function promotionState(
  { beginAt, endAt, quantity, used }: PromotionPeriod & PromotionCount,
  now: Instant,
): PromotionState {
  if (endAt !== null && now > endAt) return { state: 'OVER', endAt };
  if (quantity !== null && used >= quantity) return { state: 'USED_UP' };
  if (beginAt !== null && now < beginAt) return { state: 'UPCOMING', beginAt };
  return { state: 'RUNNING', left: quantity === null ? null : quantity - used, endAt };
}

/**
 * How often a promotion may still be used at this moment (null: as often as wanted), or why it does not hold, whatever
 * is bought. [S3-51]
 */
export function usesLeft(promotion: PromotionPeriod & PromotionCount, now: Instant): Result<number | null, NotApplied> {
  const shown = promotionState(promotion, now);
  switch (shown.state) {
    case 'RUNNING':
      return ok(shown.left);
    case 'UPCOMING':
      return refused({ because: 'NOT_YET', beginAt: shown.beginAt });
    case 'USED_UP':
      return refused({ because: 'USED_UP' });
    case 'OVER':
      return refused({ because: 'OVER', endAt: shown.endAt });
    default:
      return never(shown);
  }
}

/** A period ends after it begins. */
export const periodProblem = ({ beginAt, endAt }: PromotionPeriod): InvalidInput | null =>
  beginAt !== null && endAt !== null && endAt <= beginAt ? invalid('end_at', { kind: 'MALFORMED' }) : null;
