import type { ReturnMemory } from '#application/ports/return-memory.ts';

const KEY = 'returnTo';

/** Session storage. Where it is forbidden, signing in leads to the start page. */
export const makeSessionStorageReturnMemory = (storage: () => Storage): ReturnMemory => ({
  remember: (address) => {
    try {
      storage().setItem(KEY, address);
    } catch {
      // Then nothing is remembered.
    }
  },
  take: () => {
    try {
      const address = storage().getItem(KEY);
      storage().removeItem(KEY);
      return address;
    } catch {
      return null;
    }
  },
});
