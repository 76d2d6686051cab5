import { type Dong, dong } from './dong.ts';

/**
 * Splits an amount over weights so that the parts sum exactly to it: each part is rounded down, and the dong that remain go
 * one by one to the largest remainders, in line order where they are equal (design: "splits give the remainder by largest
 * fraction in line order"). Weights are whole and not negative; when all are 0 they count as equal.
 */
export function splitByLargestRemainder(total: Dong, weights: readonly number[]): Dong[] {
  const all = weights.every((weight) => weight === 0) ? weights.map(() => 1n) : weights.map((weight) => BigInt(weight));
  const whole = all.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return [];
  const sign = total < 0 ? -1n : 1n;
  const amount = BigInt(total) * sign;
  const shares = all.map((weight, line) => ({ line, part: (amount * weight) / whole, remainder: (amount * weight) % whole }));
  const left = amount - shares.reduce((sum, share) => sum + share.part, 0n);
  const byRemainder = shares.toSorted((a, b) => (a.remainder === b.remainder ? a.line - b.line : a.remainder > b.remainder ? -1 : 1));
  const lucky = new Set(byRemainder.slice(0, Number(left)).map((share) => share.line));
  return shares.map((share) => dong(Number(sign * (share.part + (lucky.has(share.line) ? 1n : 0n)))));
}
