import { SECOND } from '#domain/kernel/instant.ts';

const POLL_AFTER = 5 * SECOND;
const POLL_WITHIN = 10 * SECOND;
/** Within this time everybody who waits has asked. */
export const HEARD_EVERYBODY = POLL_WITHIN + 2 * SECOND;
/** Somebody who was not heard of for so long has gone, and keeps the place while the token lasts. */
export const GONE_AFTER = 2.5 * POLL_WITHIN;

/** When to ask again, ms from now; `chance` from 0 to less than 1 spreads the crowd. */
export function nextPollIn(chance: number): number {
  const wait = POLL_AFTER + chance * (POLL_WITHIN - POLL_AFTER);
  return wait - (wait % 1);
}
