import { HOUR, SECOND } from '#domain/kernel/instant.ts';

const FIRST = 2 * SECOND;
const LONGEST = 6 * HOUR;

/** 2 s, 6 s, 18 s … at most 6 h; twelve attempts span about a day. `jitter` (0 to 1) adds up to a quarter. */
export const retryDelay = (attempt: number, jitter: number): number =>
  Math.min(FIRST * 3 ** (attempt - 1), LONGEST) * (1 + jitter / 4);
