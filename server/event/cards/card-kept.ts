import type { Keeping } from '#server/platform/ports/micro-cache.ts';

/** How long a drawn card is cached. Its key is all that it shows, so that no change makes it wrong. */
export const cardKept = ({ length }: Buffer): Keeping => ({
  freshMs: 600_000,
  staleMs: 60_000,
  events: [],
  lists: false,
  stockEveryMs: null,
  bytes: length,
});
