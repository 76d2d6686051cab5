import { OFFLINE_LIST_KEY } from '#adapters/storage/platform/local-offline-data.ts';
import { type OfflineCache, putOfflinePage } from '#adapters/storage/platform/put-offline-page.ts';
import type { OfflineDoor } from '#application/door/ports/offline-door.ts';

export const makeCachedOfflineDoor = (parts: OfflineCache & { readonly storage: () => Storage }): OfflineDoor => ({
  keep: async (path, accountId, html) => {
    try {
      parts.storage().setItem(OFFLINE_LIST_KEY, accountId);
      await putOfflinePage(parts, '/check-in', path, html);
    } catch {
      // Then the page is not available offline.
    }
  },
});
