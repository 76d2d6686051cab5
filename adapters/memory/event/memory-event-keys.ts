import type { EventKeys } from '#application/event/ports/event-keys.ts';

const MOST_KEPT = 10;

/** For one page on the server, and for tests. */
export function makeMemoryEventKeys(): EventKeys {
  let keys: readonly string[] = [];
  return {
    keep: (key) => {
      keys = [key, ...keys.filter((one) => one !== key)].slice(0, MOST_KEPT);
    },
    kept: () => keys,
  };
}
