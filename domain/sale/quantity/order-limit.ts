/** The most of one ticket type in one purchase, unless the organiser set another limit. [S9-15] */
export const DEFAULT_PURCHASE_LIMIT = 5;

export type OrderLimitFacts = {
  /** Of the ticket type; null: the default, or one set where sets are larger. */
  readonly purchaseLimit: number | null;
  /** For one account over all its purchases; null: none. */
  readonly accountLimit: number | null;
  /** What the account has bought or is paying for already, without the cart at hand. */
  readonly alreadyBought: number;
  /** null: unlimited. */
  readonly remaining: number | null;
  /** Sold in multiples of this; 1 when any number will do. */
  readonly multipleOf: number;
};

export type LimitReason = 'PURCHASE' | 'ACCOUNT' | 'REMAINING';

/** `max` is a multiple of `step`; `because` names what keeps it from being higher. */
export type OrderLimit = { readonly max: number; readonly step: number; readonly because: LimitReason };

/** How many of a ticket type somebody may take, and why not more. [S9-15] */
export function orderLimit(facts: OrderLimitFacts): OrderLimit {
  const candidates: readonly { readonly because: LimitReason; readonly most: number }[] = [
    { because: 'REMAINING', most: facts.remaining ?? Number.POSITIVE_INFINITY },
    { because: 'ACCOUNT', most: (facts.accountLimit ?? Number.POSITIVE_INFINITY) - facts.alreadyBought },
    { because: 'PURCHASE', most: facts.purchaseLimit ?? Math.max(DEFAULT_PURCHASE_LIMIT, facts.multipleOf) },
  ];
  const tightest = candidates.reduce((lowest, candidate) => (candidate.most < lowest.most ? candidate : lowest));
  const most = Math.max(0, tightest.most);
  return { max: wholeSets(most, facts.multipleOf), step: facts.multipleOf, because: tightest.because };
}

/** The most that is made of whole sets. */
export const wholeSets = (most: number, of: number): number => most - (most % of);

/**
 * What a page begins with: one step when there is exactly one ticket type and more than one of it may be taken. [S9-16]
 */
export function defaultQuantity(numberOfTicketTypes: number, remaining: number | null, limit: OrderLimit): number {
  const single = numberOfTicketTypes === 1 && (remaining === null || remaining > 1);
  return single ? Math.min(limit.step, limit.max) : 0;
}
