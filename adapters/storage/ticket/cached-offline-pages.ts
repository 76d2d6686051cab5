import { MAX_OFFLINE_TICKETS, OFFLINE_PAGES } from '#adapters/storage/platform/local-offline-data.ts';
import type { OfflinePages } from '#application/ticket/ports/offline-pages.ts';

/** Built by vite.config.ts. */
const WORKER = '/ticket-worker.js';
/** The page loads and runs nothing. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

type Parts = { readonly caches: () => CacheStorage; readonly workers: () => ServiceWorkerContainer };

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
        // Limited to the ticket pages.
        await workers().register(WORKER, { scope: path.slice(0, path.lastIndexOf('/') + 1) });
      } catch {
        // Then the page is not available offline.
      }
    },
    forget: async (ticketId) => {
      try {
        const cache = await caches().open(OFFLINE_PAGES);
        const kept = await cache.keys();
        const own = kept.filter(({ url }) => new URL(url).pathname.endsWith(`/${encodeURIComponent(ticketId)}`));
        await Promise.all(own.map((page) => cache.delete(page)));
      } catch {}
    },
  };
}
