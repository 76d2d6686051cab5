import { MAX_OFFLINE_TICKETS, OFFLINE_PAGES } from '#adapters/storage/platform/local-offline-data.ts';
import type { OfflinePages } from '#application/ticket/ports/offline-pages.ts';

/** Built with the pages (vite.config.ts). */
const WORKER = '/ticket-worker.js';
/** The page draws all it shows itself: it loads nothing and runs nothing. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

type Parts = { readonly caches: () => CacheStorage; readonly workers: () => ServiceWorkerContainer };

/** The browser's cache, and a worker that answers from it. */
export function makeCachedOfflinePages({ caches, workers }: Parts): OfflinePages {
  return {
    keep: async (path, html) => {
      try {
        const cache = await caches().open(OFFLINE_PAGES);
        await cache.put(path, new Response(html, { headers: HEADERS }));
        const kept = await cache.keys();
        await Promise.all(
          kept.slice(0, Math.max(0, kept.length - MAX_OFFLINE_TICKETS)).map((eldest) => cache.delete(eldest)),
        );
        // It looks after this folder alone: no other page is answered by a worker.
        await workers().register(WORKER, { scope: path.slice(0, path.lastIndexOf('/') + 1) });
      } catch {
        // Without a network the address opens nothing, as before.
      }
    },
    forget: async (ticketId) => {
      try {
        const cache = await caches().open(OFFLINE_PAGES);
        const kept = await cache.keys();
        const own = kept.filter(({ url }) => new URL(url).pathname.endsWith(`/${encodeURIComponent(ticketId)}`));
        await Promise.all(own.map((page) => cache.delete(page)));
      } catch {
        // Nothing was kept.
      }
    },
  };
}
