import type { Keepsakes } from '#application/ports/keepsakes.ts';

export const KEPT_TICKETS_KEY = 'tickets';

/** Local storage. Known to the first view, so that signing out anywhere leaves nothing behind. */
export const makeLocalKeepsakes = (storage: () => Storage): Keepsakes => ({
  forgetAll: () => {
    try {
      storage().removeItem(KEPT_TICKETS_KEY);
    } catch {
      // Where storage is forbidden, nothing was kept.
    }
  },
});
