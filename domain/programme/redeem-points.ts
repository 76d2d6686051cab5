import { type Dong, largest, minus, smallest, ZERO } from '#domain/kernel/money/dong.ts';
import { type Points, pointsWorth, worthOf } from '#domain/kernel/money/points.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { mostPoints } from '#domain/sale/pricing/most-points.ts';
import type { WalletCommand } from './wallet.ts';

/** What points pay for: never money or donations. [S1-50] */
export type Redeemable =
  | { readonly for: 'TICKETS'; readonly price: Dong }
  | { readonly for: 'UPGRADE'; readonly from: Dong; readonly to: Dong };

export type RedeemRefusal =
  | { readonly code: 'NO_POINTS_CHOSEN' }
  | { readonly code: 'NOT_AN_UPGRADE' }
  | { readonly code: 'MORE_POINTS_THAN_BALANCE'; readonly max: Points }
  | { readonly code: 'MORE_POINTS_THAN_PRICE'; readonly max: Points };

/** `points` leave the balance; `left` remains to be paid in money. */
export type Redeemed = { readonly points: Points; readonly left: Dong };

/** An upgrade costs the difference; a cheaper ticket returns nothing. */
const priceOf = (thing: Redeemable): Dong =>
  thing.for === 'TICKETS' ? thing.price : largest(ZERO, minus(thing.to, thing.from));

/** Tickets take points for half of their price, an upgrade for all of the difference. [D25] */
const limitOf = (thing: Redeemable): Points =>
  thing.for === 'TICKETS' ? mostPoints(thing.price) : pointsWorth(priceOf(thing));

/** The most points usable: limited by balance and price. */
export const maxRedeemable = (balance: Points, thing: Redeemable): Points =>
  pointsWorth(smallest(largest(ZERO, worthOf(balance)), worthOf(limitOf(thing))));

/** Pays for an upgrade with points, in whole or in part, or for up to half of tickets. [S1-50] [D25] */
export function redeemPoints(wanted: Points, balance: Points, thing: Redeemable): Result<Redeemed, RedeemRefusal> {
  const price = priceOf(thing);
  if (thing.for === 'UPGRADE' && price === ZERO) return refused({ code: 'NOT_AN_UPGRADE' });
  if (wanted <= 0) return refused({ code: 'NO_POINTS_CHOSEN' });
  if (wanted > balance) return refused({ code: 'MORE_POINTS_THAN_BALANCE', max: maxRedeemable(balance, thing) });
  if (wanted > limitOf(thing)) return refused({ code: 'MORE_POINTS_THAN_PRICE', max: maxRedeemable(balance, thing) });
  return ok({ points: wanted, left: minus(price, worthOf(wanted)) });
}

/** Uses of a matured referral reward. Points cannot be converted back. [S9-34] */
export type RewardUse = 'TICKETS' | 'CASH' | 'POINTS';
export const REWARD_USES = ['TICKETS', 'CASH', 'POINTS'] as const satisfies readonly RewardUse[];

const COMMANDS: Readonly<Record<RewardUse, (amount: Dong) => WalletCommand>> = {
  TICKETS: (amount) => ({ kind: 'SPEND', unit: 'VND', amount }),
  CASH: (amount) => ({ kind: 'SET_ASIDE', amount }),
  POINTS: (amount) => ({ kind: 'CONVERT', amount }),
};

/** The wallet command for a use of a reward. */
export const spendReward = (use: RewardUse, amount: Dong): WalletCommand => COMMANDS[use](amount);
