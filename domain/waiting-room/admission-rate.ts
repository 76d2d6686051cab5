import { SECOND } from '#domain/kernel/instant.ts';

/** A checkout is to answer within this time, ms, ninety-nine times of a hundred. */
export const CHECKOUT_TARGET = 150;
/** How often the rate is looked at again, ms. */
export const RATE_EVERY = 5 * SECOND;
/** People let in per second by one node, until it knows better. */
export const FIRST_RATE = 10;
export const LEAST_RATE = 1;
export const MOST_RATE = 500;
const RAISE_BY = 5;
const LOWER_TO = 0.5;
/** What a quiet moment saves up, in seconds of admission. */
const SAVED_UP = 2;

export type SeenCheckouts = {
  /** Of the checkouts since the last look, ms; null: there was none. */
  readonly p99: number | null;
  /** Some were turned away because too much was waiting. */
  readonly turnedAway: boolean;
  /** Whether as many were let in as the rate allowed: a rate that nobody needed proves nothing. */
  readonly usedUp: boolean;
};

/**
 * People per second that one node lets in: up by a step while checkout is fast, down by half once it is slow. Nodes
 * need no agreement: all of them feel the same database, and additive increase with multiplicative decrease brings them
 * to equal shares (Chiu and Jain 1989).
 */
export function nextRate(rate: number, { p99, turnedAway, usedUp }: SeenCheckouts): number {
  if (turnedAway || (p99 ?? 0) > CHECKOUT_TARGET) return Math.max(LEAST_RATE, rate * LOWER_TO);
  return p99 !== null && usedUp ? Math.min(MOST_RATE, rate + RAISE_BY) : rate;
}

/**
 * People that may be let in now: what was left, and what came in `elapsed` ms. Below zero when another node let ours
 * in.
 */
export const allowanceAfter = (left: number, rate: number, elapsed: number): number =>
  Math.min(rate * SAVED_UP, left + (rate * Math.max(0, elapsed)) / SECOND);

/** Whole people only. */
export const peopleAllowed = (allowance: number): number => Math.max(0, Math.floor(allowance));
