import type { OfflineData } from '#application/platform/ports/offline-data.ts';

export const OFFLINE_TICKETS_KEY = 'tickets';
/** More than somebody carries to one evening; a phone's storage is small. */
export const MAX_OFFLINE_TICKETS = 30;
/** Their pages, in the browser's cache. */
export const OFFLINE_PAGES = 'ticket-pages';

/**
 * Local storage and the browser's cache. Known to the first view, so that signing out anywhere leaves nothing behind.
 */
export function makeLocalOfflineData(storage: () => Storage, caches: () => Pick<CacheStorage, 'delete'>): OfflineData {
  const forgetAll = (): void => {
    try {
      storage().removeItem(OFFLINE_TICKETS_KEY);
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
  };
  return {
    forgetAll,
    forgetOthers: (accountId) => {
      try {
        // Whatever is not written as we write it is nobody's that we know.
        const kept = JSON.parse(storage().getItem(OFFLINE_TICKETS_KEY) ?? '[]') as readonly ({
          readonly accountId?: unknown;
        } | null)[];
        if (!kept.every((one) => one?.accountId === accountId)) forgetAll();
      } catch {
        forgetAll();
      }
    },
  };
}
