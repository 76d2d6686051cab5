import { DEFAULT_PURCHASE_LIMIT, orderLimit } from './order-limit.ts';

/** What one account has of a ticket type. */
export type TakenByAccount = {
  /** In the cart at hand. */
  readonly held: number;
  /** In checkouts whose payment was begun. */
  readonly paying: number;
  readonly bought: number;
};

export const NOTHING_TAKEN: TakenByAccount = { held: 0, paying: 0, bought: 0 };

export type OfferedTicketType = {
  readonly purchaseLimit: number | null;
  readonly accountLimit: number | null;
  readonly multipleOf: number;
  /** Held by everybody. */
  readonly held: number;
  /** null: unlimited. */
  readonly remaining: number | null;
};

export type Offer = {
  /** What is left for this account: the places in its own cart count as left. null: unlimited. */
  readonly remaining: number | null;
  readonly limit: number;
  /** In carts and checkouts of others. */
  readonly heldByOthers: number;
};

/**
 * What a ticket type offers to an account: the cart at hand is its own to change, so it neither counts as bought nor as
 * gone.
 */
export function offerTo(type: OfferedTicketType, taken: TakenByAccount): Offer {
  const remaining = type.remaining === null ? null : Math.max(0, type.remaining) + taken.held;
  const { max } = orderLimit({ ...type, alreadyBought: taken.bought + taken.paying, remaining });
  return { remaining, limit: max, heldByOthers: Math.max(0, type.held - taken.held - taken.paying) };
}

/** What its organiser is shown of a ticket type: the limit as it was set. */
export const offerAsSet = (type: OfferedTicketType): Offer => ({
  remaining: type.remaining,
  limit: type.purchaseLimit ?? DEFAULT_PURCHASE_LIMIT,
  heldByOthers: type.held,
});

type Counts = { readonly sold: number; readonly held: number };

/** Whether somebody has, or holds, a place of one of these: they are then not removed, only closed. [S5-11] */
export const hasSoldOrHeld = (ones: readonly Counts[]): boolean => ones.some(({ sold, held }) => sold > 0 || held > 0);
