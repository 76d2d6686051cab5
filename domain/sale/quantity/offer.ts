import { orderLimit, usualLimit } from './order-limit.ts';

export type TakenByAccount = {
  /** In the current cart. */
  readonly held: number;
  /** In checkouts with a payment. */
  readonly paying: number;
  readonly bought: number;
};

export const NOTHING_TAKEN: TakenByAccount = { held: 0, paying: 0, bought: 0 };

export type OfferedTicketType = {
  readonly purchaseLimit: number | null;
  readonly accountLimit: number | null;
  readonly multipleOf: number;
  /** By everyone. */
  readonly held: number;
  /** Null: unlimited. */
  readonly remaining: number | null;
};

export type Offer = {
  /** For this account, including places in its own cart. Null: unlimited. */
  readonly remaining: number | null;
  readonly limit: number;
  /** Bought or being paid for by the account. */
  readonly alreadyBought: number;
  readonly heldByOthers: number;
};

/** What a ticket type offers an account. Its current cart counts neither as bought nor as taken. [S9-15] */
export function offerTo(type: OfferedTicketType, taken: TakenByAccount): Offer {
  const remaining = type.remaining === null ? null : Math.max(0, type.remaining) + taken.held;
  const alreadyBought = taken.bought + taken.paying;
  const { max } = orderLimit({ ...type, alreadyBought, remaining });
  return { remaining, limit: max, alreadyBought, heldByOthers: Math.max(0, type.held - taken.held - taken.paying) };
}

/** The offer as the organiser sees it, without an account. */
export const offerAsSet = (type: OfferedTicketType): Offer => ({
  remaining: type.remaining,
  limit: type.purchaseLimit ?? usualLimit(type.multipleOf),
  alreadyBought: 0,
  heldByOthers: type.held,
});

type Counts = { readonly sold: number; readonly held: number };

/** Whether any of these has sold or held places; such items are closed, not deleted. [S5-11] */
export const hasSoldOrHeld = (ones: readonly Counts[]): boolean => ones.some(({ sold, held }) => sold > 0 || held > 0);
