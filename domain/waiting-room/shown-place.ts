import { MINUTE, SECOND } from '#domain/kernel/instant.ts';

/** What somebody who waits is told. */
export type ShownPlace = {
  /** People ahead, rounded up. */
  readonly ahead: number;
  /** Minutes that it takes at most; the last step stands for anything longer. */
  readonly minutes: number;
};

/** Up to so many people, in steps of so many. */
const PEOPLE_STEPS: readonly (readonly [upTo: number, step: number])[] = [
  [10, 1],
  [100, 10],
  [1_000, 50],
  [10_000, 500],
];
const COARSEST = 1_000;

/** The waits that are told. */
export const WAITS = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180] as const;
export const LONGEST_WAIT = 180;

const roundedUp = (count: number, step: number): number => Math.ceil(count / step) * step;

/** A crowd that thins by one person a second is told in steps. */
export function shownPeople(count: number): number {
  const [, step] = PEOPLE_STEPS.find(([upTo]) => count <= upTo) ?? [0, COARSEST];
  return roundedUp(count, step);
}

/** `rate`: people let in per second, above 0. */
export function shownMinutes(ahead: number, rate: number): number {
  const minutes = ((ahead / rate) * SECOND) / MINUTE;
  return WAITS.find((wait) => minutes <= wait) ?? LONGEST_WAIT;
}

/**
 * What is told now, after what was told before: neither figure ever grows. A person who waits does not move back,
 * whatever the estimate does.
 */
export function shownPlace(before: ShownPlace | null, ahead: number, rate: number): ShownPlace {
  const fresh = { ahead: shownPeople(ahead), minutes: shownMinutes(ahead, rate) };
  return before === null
    ? fresh
    : { ahead: Math.min(before.ahead, fresh.ahead), minutes: Math.min(before.minutes, fresh.minutes) };
}

/** Whether it has become so much slower that somebody who was told a time should know. */
export const isSlowerThanShown = (told: ShownPlace, ahead: number, rate: number): boolean =>
  shownMinutes(ahead, rate) > 2 * told.minutes;

/** As a cookie keeps it. Nobody but its reader is fooled by changing it. */
export const writeShownPlace = ({ ahead, minutes }: ShownPlace): string => `${ahead}-${minutes}`;

export function readShownPlace(text: string): ShownPlace | null {
  const told = /^(\d{1,9})-(\d{1,3})$/.exec(text);
  return told === null ? null : { ahead: Number(told[1]), minutes: Number(told[2]) };
}

const POLL_AFTER = 5 * SECOND;
const POLL_WITHIN = 10 * SECOND;
/** Within this time everybody who waits has asked. */
export const POLL_ROUND = POLL_WITHIN + 2 * SECOND;
/** Somebody who was not heard of for so long has gone, and keeps the place while the token lasts. */
export const GONE_AFTER = 2.5 * POLL_WITHIN;

/** When to ask again, ms from now; `chance` from 0 to less than 1 spreads the crowd. */
export const nextPollIn = (chance: number): number => Math.floor(POLL_AFTER + chance * (POLL_WITHIN - POLL_AFTER));
