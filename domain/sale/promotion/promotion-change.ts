import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AutomaticPromotion, PromotionTerms } from './automatic-promotion.ts';
import type { CardTerms } from './card-promotion.ts';
import { type CodeDraft, type CodeProblem, checkCode } from './check-code.ts';
import {
  checkPromotion,
  type EventPromotions,
  type PromotionDraft,
  type PromotionProblem,
  type TicketToPromote,
} from './check-promotion.ts';
import type { CodeTerms, DiscountCode } from './discount-code.ts';

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

/** New terms for a code, which keeps its text. Orders that were made under it keep their price. [design] */
export function checkCodeChange(
  before: DiscountCode,
  draft: Omit<CodeDraft, 'code'>,
  tickets: readonly TicketToPromote[],
): Result<CodeTerms, CodeProblem | ChangeProblem> {
  const checked = checkCode({ ...draft, code: before.code }, { tickets, codes: new Set() });
  return checked.ok ? checkChange<CodeTerms>(before, checked.value) : checked;
}

/** New terms for an automatic promotion, which keeps its kind and ticket. [design] */
export function checkPromotionChange(
  before: AutomaticPromotion,
  draft: Omit<PromotionDraft, 'type' | 'ticketTypeIds'>,
  { tickets, promotions }: EventPromotions,
): Result<PromotionTerms, PromotionProblem | ChangeProblem> {
  const { promotionId, type, ticketTypeId } = before;
  const others = promotions.filter((other) => other.promotionId !== promotionId);
  const checked = checkPromotion({ ...draft, type, ticketTypeIds: [ticketTypeId] }, { tickets, promotions: others });
  if (!checked.ok) return checked;
  // One ticket has one set of terms.
  const [terms = before] = checked.value;
  return checkChange<PromotionTerms>(before, terms);
}

const nature = (terms: Terms): string | null => {
  if ('code' in terms) return terms.code;
  return 'type' in terms ? `${terms.type} ${terms.ticketTypeId}` : null;
};
