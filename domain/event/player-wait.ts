const LOOK_EVERY_MS = 100;
const LONGEST_WAIT_MS = 10_000;

/** What to do about a video player whose API loads by itself. */
export type PlayerWait =
  | { readonly kind: 'PLAY' }
  | { readonly kind: 'LOOK_AGAIN'; readonly inMs: number }
  | { readonly kind: 'GIVE_UP' };

/**
 * The player API is looked for every 100 ms until it is ready, for at most 10 s. `waitedMs` since it was first looked
 * for. [S9-22]
 */
export function waitForPlayer(waitedMs: number, ready: boolean): PlayerWait {
  if (ready) return { kind: 'PLAY' };
  return waitedMs < LONGEST_WAIT_MS ? { kind: 'LOOK_AGAIN', inMs: LOOK_EVERY_MS } : { kind: 'GIVE_UP' };
}
