import type { OfflineData } from '#application/platform/ports/offline-data.ts';

export const OFFLINE_TICKETS_KEY = 'tickets';
/** Phone storage is small. */
export const MAX_OFFLINE_TICKETS = 30;
/** The cache's name. */
export const OFFLINE_PAGES = 'ticket-pages';

/** In the first bundle, so that signing out anywhere removes everything. */
export function makeLocalOfflineData(storage: () => Storage, caches: () => Pick<CacheStorage, 'delete'>): OfflineData {
  const forgetAll = (): void => {
    try {
      storage().removeItem(OFFLINE_TICKETS_KEY);
    } catch {
      // Storage is blocked: nothing was kept.
    }
    try {
      void caches()
        .delete(OFFLINE_PAGES)
        .catch(() => undefined);
    } catch {
      // caches needs https.
    }
  };
  return {
    forgetAll,
    forgetOthers: (accountId) => {
      try {
        // Unreadable data may be anybody's.
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
