import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { PromotionTerms } from './automatic-promotion.ts';
import type { CardTerms } from './card-promotion.ts';
import type { CodeTerms } from './discount-code.ts';

type Terms = PromotionTerms | CodeTerms | CardTerms;

export type ChangeProblem =
  | { readonly code: 'QUANTITY_BELOW_USED'; readonly used: number }
  /** Orders were made under it: it may end, but not be deleted or change its kind. */
  | { readonly code: 'PROMOTION_IN_USE'; readonly used: number };

/** A used one keeps its type, ticket and code, and its quantity at or above its uses. [design] */
export function checkChange<Kept extends Terms>(
  before: Kept & { readonly used: number },
  after: Kept,
): Result<Kept, ChangeProblem> {
  const { used } = before;
  if (used > 0 && nature(before) !== nature(after)) return refused({ code: 'PROMOTION_IN_USE', used });
  return after.quantity !== null && after.quantity < used ? refused({ code: 'QUANTITY_BELOW_USED', used }) : ok(after);
}

const nature = (terms: Terms): string | null => {
  if ('code' in terms) return terms.code;
  return 'type' in terms ? `${terms.type} ${terms.ticketTypeId}` : null;
};
