import type { Keepsakes } from '#application/ports/keepsakes.ts';

export const KEPT_TICKETS_KEY = 'tickets';
/** Their pages, in the browser's cache. */
export const OFFLINE_PAGES = 'ticket-pages';

/** Local storage and the browser's cache. Known to the first view, so that signing out anywhere leaves nothing behind. */
export const makeLocalKeepsakes = (storage: () => Storage, caches: () => Pick<CacheStorage, 'delete'>): Keepsakes => ({
  forgetAll: () => {
    try {
      storage().removeItem(KEPT_TICKETS_KEY);
    } catch {
      // Where storage is forbidden, nothing was kept.
    }
    try {
      void caches()
        .delete(OFFLINE_PAGES)
        .catch(() => undefined);
    } catch {
      // On a page without https there is no cache.
    }
  },
});
