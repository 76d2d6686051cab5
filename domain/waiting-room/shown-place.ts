import { MINUTE, SECOND } from '#domain/kernel/instant.ts';

export type ShownPlace = {
  /** Rounded up. */
  readonly ahead: number;
  /** Upper bound; the last step means longer. */
  readonly minutes: number;
};

/** Rounding steps by number of people. */
const PEOPLE_STEPS: readonly (readonly [upTo: number, step: number])[] = [
  [10, 1],
  [100, 10],
  [1_000, 50],
  [10_000, 500],
];
const COARSEST = 1_000;

/** In minutes. */
export const WAITS = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180] as const;
export const LONGEST_WAIT = 180;

const roundedUp = (count: number, step: number): number => Math.ceil(count / step) * step;

/** Rounds the number of people, so that it does not change every second. */
export function shownPeople(count: number): number {
  const [, step] = PEOPLE_STEPS.find(([upTo]) => count <= upTo) ?? [0, COARSEST];
  return roundedUp(count, step);
}

/** `rate`: admissions per second, above 0. */
export function shownMinutes(ahead: number, rate: number): number {
  const minutes = ((ahead / rate) * SECOND) / MINUTE;
  return WAITS.find((wait) => minutes <= wait) ?? LONGEST_WAIT;
}

/** The values to show after the previous ones; they never grow, even if the estimate does. */
export function shownPlace(before: ShownPlace | null, ahead: number, rate: number): ShownPlace {
  const fresh = { ahead: shownPeople(ahead), minutes: shownMinutes(ahead, rate) };
  return before === null
    ? fresh
    : { ahead: Math.min(before.ahead, fresh.ahead), minutes: Math.min(before.minutes, fresh.minutes) };
}

/** Whether the wait became so much longer that the person should be told. */
export const isSlowerThanShown = (shown: ShownPlace, ahead: number, rate: number): boolean =>
  shownMinutes(ahead, rate) > 2 * shown.minutes;

/** The cookie's text. Changing it misleads only the person who does. */
export const writeShownPlace = ({ ahead, minutes }: ShownPlace): string => `${ahead}-${minutes}`;

export function readShownPlace(text: string): ShownPlace | null {
  const match = /^(\d{1,9})-(\d{1,3})$/.exec(text);
  return match === null ? null : { ahead: Number(match[1]), minutes: Number(match[2]) };
}

const POLL_AFTER = 5 * SECOND;
const POLL_WITHIN = 10 * SECOND;
/** Within this time everyone waiting has polled. */
export const POLL_ROUND = POLL_WITHIN + 2 * SECOND;
/** Silence after which somebody counts as gone; the token still keeps the place. */
export const GONE_AFTER = 2.5 * POLL_WITHIN;

/** Next poll, ms from now; `chance` from 0 to below 1 spreads the load. */
export const nextPollIn = (chance: number): number => Math.floor(POLL_AFTER + chance * (POLL_WITHIN - POLL_AFTER));
