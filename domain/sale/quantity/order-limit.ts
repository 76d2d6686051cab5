/** Default limit per ticket type and purchase. [S9-15] */
export const DEFAULT_PURCHASE_LIMIT = 5;

export type OrderLimitFacts = {
  /** Of the ticket type; null: the default, or one set if sets are larger. */
  readonly purchaseLimit: number | null;
  /** Per account over all purchases; null: no limit. */
  readonly accountLimit: number | null;
  /** Bought or being paid for, without the current cart. */
  readonly alreadyBought: number;
  /** Null: unlimited. */
  readonly remaining: number | null;
  /** Set size; 1 if any number will do. */
  readonly multipleOf: number;
};

/** What one purchase may take at most by default: five, or one set if sets are larger. [S9-15] */
export const usualLimit = (multipleOf: number): number => Math.max(DEFAULT_PURCHASE_LIMIT, multipleOf);

export type LimitReason = 'PURCHASE' | 'ACCOUNT' | 'REMAINING';

/** `max` is a multiple of `step`; `because`: what limits it. */
export type OrderLimit = { readonly max: number; readonly step: number; readonly because: LimitReason };

/** How many of a ticket type a buyer may take, and what limits it. [S9-15] */
export function orderLimit(facts: OrderLimitFacts): OrderLimit {
  const candidates: readonly { readonly because: LimitReason; readonly most: number }[] = [
    { because: 'REMAINING', most: facts.remaining ?? Number.POSITIVE_INFINITY },
    { because: 'ACCOUNT', most: (facts.accountLimit ?? Number.POSITIVE_INFINITY) - facts.alreadyBought },
    { because: 'PURCHASE', most: facts.purchaseLimit ?? usualLimit(facts.multipleOf) },
  ];
  const tightest = candidates.reduce((lowest, candidate) => (candidate.most < lowest.most ? candidate : lowest));
  const most = Math.max(0, tightest.most);
  return { max: wholeSets(most, facts.multipleOf), step: facts.multipleOf, because: tightest.because };
}

/** The largest multiple of a set size within a number. */
export const wholeSets = (most: number, of: number): number => most - (most % of);

/** The initial quantity: one set if there is exactly one ticket type and more than one can be taken, else 0. [S9-16] */
export function defaultQuantity(numberOfTicketTypes: number, remaining: number | null, limit: OrderLimit): number {
  const single = numberOfTicketTypes === 1 && (remaining === null || remaining > 1);
  return single ? Math.min(limit.step, limit.max) : 0;
}
