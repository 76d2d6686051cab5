import { MAX_OFFLINE_TICKETS, OFFLINE_LIST_KEY, OFFLINE_PAGES } from '#adapters/storage/platform/local-offline-data.ts';
import type { OfflinePages } from '#application/ticket/ports/offline-pages.ts';

/** Built by vite.config.ts. */
const WORKER = '/ticket-worker.js';
/** The page loads and runs nothing. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};
/** The list of tickets; each ticket is a page beneath it. */
const LIST = '/my-ticket';

type Parts = {
  readonly caches: () => CacheStorage;
  readonly workers: () => ServiceWorkerContainer;
  readonly storage: () => Storage;
};

const pathOf = ({ url }: { readonly url: string }): string => new URL(url).pathname;

export function makeCachedOfflinePages({ caches, workers, storage }: Parts): OfflinePages {
  const put = async (cache: Cache, path: string, html: string): Promise<void> => {
    await cache.put(path, new Response(html, { headers: HEADERS }));
    // Limited to the list and its tickets, in the page's language. Each language has an address of its own: every fetch
    // of a second registration of one address fails in Chromium 156.
    const language = path.slice(0, path.indexOf(LIST));
    await workers().register(`${WORKER}?of=${language}`, { scope: `${language}${LIST}` });
  };
  return {
    keep: async (path, html) => {
      try {
        const cache = await caches().open(OFFLINE_PAGES);
        const kept = (await cache.keys()).filter((page) => !pathOf(page).endsWith(LIST) && pathOf(page) !== path);
        const tooMany = kept.slice(0, Math.max(0, kept.length + 1 - MAX_OFFLINE_TICKETS));
        await Promise.all(tooMany.map((eldest) => cache.delete(eldest)));
        await put(cache, path, html);
      } catch {
        // Then the page is not available offline.
      }
    },
    keepList: async (path, accountId, page) => {
      try {
        storage().setItem(OFFLINE_LIST_KEY, accountId);
        const cache = await caches().open(OFFLINE_PAGES);
        await put(cache, path, page(new Set((await cache.keys()).map(pathOf))));
      } catch {
        // Then the list is not available offline.
      }
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
