import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { PromotionTerms } from './automatic-promotion.ts';
import type { CardTerms } from './card-promotion.ts';
import type { CodeTerms } from './discount-code.ts';

/** What an organiser decides of a promotion of any kind. */
type Terms = PromotionTerms | CodeTerms | CardTerms;

export type ChangeProblem =
  | { readonly code: 'QUANTITY_BELOW_USED'; readonly used: number }
  /** Orders were made under it: it may end, but neither go nor become another. */
  | { readonly code: 'PROMOTION_IN_USE'; readonly used: number };

/**
 * What may become of a promotion: anything while nobody used it; then its value, period and quantity, but it stays what
 * it is (type, ticket, code text), and its quantity stays at or above what is used. Orders keep the version they were
 * made under.
 */
export function checkChange<Kept extends Terms>(
  before: Kept & { readonly used: number },
  after: Kept,
): Result<Kept, ChangeProblem> {
  const { used } = before;
  if (used > 0 && nature(before) !== nature(after)) return refused({ code: 'PROMOTION_IN_USE', used });
  return after.quantity !== null && after.quantity < used ? refused({ code: 'QUANTITY_BELOW_USED', used }) : ok(after);
}

/** A promotion that was used is ended, not removed. */
export const checkRemoval = ({ used }: { readonly used: number }): Result<null, ChangeProblem> =>
  used === 0 ? ok(null) : refused({ code: 'PROMOTION_IN_USE', used });

const nature = (terms: Terms): string | null => {
  if ('code' in terms) return terms.code;
  return 'type' in terms ? `${terms.type} ${terms.ticketTypeId}` : null;
};
