import { type Dong, dong } from './dong.ts';

/**
 * The parts sum exactly to the amount: rounded down, the remainder goes dong by dong to the largest fractions, in line
 * order. All weights zero counts as equal. [design]
 */
export const splitByLargestRemainder = (total: Dong, weights: readonly number[]): Dong[] =>
  splitOver(total, weights, (weight) => weight).map(([, part]) => part);

/** The same over items, each paired with its part. */
export function splitOver<Item>(
  total: Dong,
  items: readonly Item[],
  weightOf: (item: Item) => number,
): (readonly [Item, Dong])[] {
  const even = items.every((item) => weightOf(item) === 0);
  const weighed = items.map((item) => ({ item, weight: even ? 1n : BigInt(weightOf(item)) }));
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0n);
  const sign = total < 0 ? -1n : 1n;
  const amount = BigInt(total) * sign;
  const shares = weighed.map(({ item, weight }) => ({
    item,
    part: (amount * weight) / whole,
    remainder: (amount * weight) % whole,
  }));
  const left = amount - shares.reduce((sum, share) => sum + share.part, 0n);
  const byRemainder = shares.toSorted((a, b) => Number(b.remainder - a.remainder));
  const lucky = new Set(byRemainder.slice(0, Number(left)));
  return shares.map((share) => [share.item, dong(Number(sign * (share.part + (lucky.has(share) ? 1n : 0n))))]);
}

/** One of `count` equal parts of an amount; null where they would not be whole. */
export const evenPart = (amount: Dong, count: number): Dong | null =>
  count > 0 && amount % count === 0 ? dong(amount / count) : null;
