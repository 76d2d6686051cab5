import { MAX_OFFLINE_TICKETS, OFFLINE_LIST_KEY, OFFLINE_PAGES } from '#adapters/storage/platform/local-offline-data.ts';
import { type OfflineCache, putOfflinePage } from '#adapters/storage/platform/put-offline-page.ts';
import type { OfflinePages } from '#application/ticket/ports/offline-pages.ts';

/** The list of tickets; each ticket is a page beneath it. */
const LIST = '/my-ticket';

type Parts = OfflineCache & { readonly storage: () => Storage };

const pathOf = ({ url }: { readonly url: string }): string => new URL(url).pathname;

export function makeCachedOfflinePages({ caches, workers, storage }: Parts): OfflinePages {
  const put = (path: string, html: string) => putOfflinePage({ caches, workers }, LIST, path, html);
  return {
    keep: async (path, html) => {
      try {
        const cache = await caches().open(OFFLINE_PAGES);
        const kept = (await cache.keys()).filter((page) => pathOf(page).includes(`${LIST}/`) && pathOf(page) !== path);
        const tooMany = kept.slice(0, Math.max(0, kept.length + 1 - MAX_OFFLINE_TICKETS));
        await Promise.all(tooMany.map((eldest) => cache.delete(eldest)));
        await put(path, html);
      } catch {}
    },
    keepList: async (path, accountId, page) => {
      try {
        storage().setItem(OFFLINE_LIST_KEY, accountId);
        const cache = await caches().open(OFFLINE_PAGES);
        await put(path, page(new Set((await cache.keys()).map(pathOf))));
      } catch {}
    },
    has: async (path) => {
      try {
        return (await caches().match(path, { ignoreVary: true })) !== undefined;
      } catch {
        return false;
      }
    },
    forget: async (ticketId) => {
      try {
        const cache = await caches().open(OFFLINE_PAGES);
        const own = (await cache.keys()).filter((page) => pathOf(page).endsWith(`/${encodeURIComponent(ticketId)}`));
        await Promise.all(own.map((page) => cache.delete(page)));
      } catch {}
    },
  };
}
