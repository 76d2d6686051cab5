import { type Instant, later, SECOND } from '#domain/kernel/instant.ts';

/** A camera reads one code many times a second; it is shown anew after it was away this long, */
export const AWAY_FOR = 4 * SECOND;
/** or when somebody goes on holding it this long after the answer went, because the answer was missed. */
export const HELD_FOR = 8 * SECOND;

/** The code that was read last, when it was last seen, and when its answer went. */
export type ShownCode = { readonly text: string; readonly seenAt: Instant; readonly answeredAt: Instant };

/** Whether a code before the camera is still the showing that was answered, and therefore no new scan. [design] */
export const sameShowing = (last: ShownCode, text: string, at: Instant): boolean =>
  last.text === text && at < later(last.seenAt, AWAY_FOR) && at < later(last.answeredAt, HELD_FOR);
