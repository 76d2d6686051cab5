import { SECOND } from '#domain/kernel/instant.ts';

/** Target for the 99th percentile of checkout time, ms. */
export const CHECKOUT_TARGET = 150;
/** How often the rate is adjusted, ms. */
export const RATE_EVERY = 5 * SECOND;
/** Initial admissions per second and node. */
export const FIRST_RATE = 10;
export const LEAST_RATE = 1;
export const MOST_RATE = 500;
const RAISE_BY = 5;
const LOWER_TO = 0.5;
/** Unused admissions kept, in seconds of rate. */
const SAVED_UP = 2;

export type SeenCheckouts = {
  /** Of checkouts since the last adjustment, ms; null: none. */
  readonly p99: number | null;
  /** Some requests were turned away for overload. */
  readonly turnedAway: boolean;
  /** Whether the rate was fully used; an unused rate proves nothing. */
  readonly usedUp: boolean;
};

/**
 * Additive increase while checkout is fast, halved when slow, so that nodes with one database converge to equal shares
 * (Chiu and Jain 1989).
 */
export function nextRate(rate: number, { p99, turnedAway, usedUp }: SeenCheckouts): number {
  if (turnedAway || (p99 ?? 0) > CHECKOUT_TARGET) return Math.max(LEAST_RATE, rate * LOWER_TO);
  return p99 !== null && usedUp ? Math.min(MOST_RATE, rate + RAISE_BY) : rate;
}

/** The admission allowance after `elapsed` ms. Negative if another node admitted our share. */
export const allowanceAfter = (left: number, rate: number, elapsed: number): number =>
  Math.min(rate * SAVED_UP, left + (rate * Math.max(0, elapsed)) / SECOND);

/** Rounded down to whole people. */
export const peopleAllowed = (allowance: number): number => Math.max(0, Math.floor(allowance));
