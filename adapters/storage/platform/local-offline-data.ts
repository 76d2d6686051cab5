import type { OfflineData } from '#application/platform/ports/offline-data.ts';

export const OFFLINE_TICKETS_KEY = 'tickets';
/** Whose list of tickets is kept as a page. */
export const OFFLINE_LIST_KEY = 'tickets-of';
/** Phone storage is small. */
export const MAX_OFFLINE_TICKETS = 30;
export const OFFLINE_PAGES = 'ticket-pages';
/** What a door decides by without a network. */
export const DOOR_DATABASE = 'vemoi-door';

/** In the first bundle, so that signing out anywhere removes everything. */
export function makeLocalOfflineData(
  storage: () => Storage,
  caches: () => Pick<CacheStorage, 'delete'>,
  databases: () => Pick<IDBFactory, 'deleteDatabase'>,
): OfflineData {
  const forgetAll = (): void => {
    try {
      for (const key of [OFFLINE_TICKETS_KEY, OFFLINE_LIST_KEY]) storage().removeItem(key);
    } catch {
      // Storage is blocked: nothing was kept.
    }
    try {
      databases().deleteDatabase(DOOR_DATABASE);
    } catch {}
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
        const kept = JSON.parse(storage().getItem(OFFLINE_TICKETS_KEY) ?? '[]') as readonly ({
          readonly accountId?: unknown;
        } | null)[];
        const whose = [storage().getItem(OFFLINE_LIST_KEY) ?? accountId, ...kept.map((one) => one?.accountId)];
        if (!whose.every((one) => one === accountId)) forgetAll();
      } catch {
        forgetAll();
      }
    },
  };
}
