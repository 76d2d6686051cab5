import { OFFLINE_LIST_KEY, OFFLINE_PAGES } from '#adapters/storage/platform/local-offline-data.ts';
import { type OfflineCache, registerOfflineWorker } from '#adapters/storage/platform/put-offline-page.ts';
import type { OfflineDoor } from '#application/door/ports/offline-door.ts';

const FOLDER = '/check-in';
/** Names hold their contents' hash, so a kept file stays right. */
const ASSETS = /\/assets\/[\w.-]+/g;
/** `from"./a.js"` and `import"./a.js"`: what a script cannot start without. */
const IMPORTS = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;

type Parts = OfflineCache & {
  readonly storage: () => Storage;
  readonly fetch: (path: string) => Promise<Response>;
  readonly loaded: () => readonly string[];
};

/** With every file that the page loaded or that those need, and as the door that the installed app opens. */
export function makeCachedOfflineDoor(parts: Parts): OfflineDoor {
  async function keepFiles(cache: Cache, first: readonly string[]): Promise<void> {
    const seen = new Set<string>();
    let next = [...first];
    while (next.length > 0) {
      const fresh = [...new Set(next)].filter((path) => !seen.has(path));
      for (const path of fresh) seen.add(path);
      const texts = await Promise.all(
        fresh.map(async (path) => {
          const known = await cache.match(path, { ignoreVary: true });
          const file = known ?? (await parts.fetch(path));
          if (!file.ok) throw new Error(`${path} was not given`);
          if (known === undefined) await cache.put(path, file.clone());
          return path.endsWith('.js') ? file.text() : '';
        }),
      );
      next = texts.flatMap((text) => [...text.matchAll(IMPORTS)].map(([, name]) => `/assets/${name}`));
    }
  }

  return {
    keep: async (path, accountId) => {
      try {
        parts.storage().setItem(OFFLINE_LIST_KEY, accountId);
        const cache = await parts.caches().open(OFFLINE_PAGES);
        const page = await parts.fetch(path);
        if (!page.ok || page.redirected) return;
        const html = await page.clone().text();
        const named = (text: string) => [...text.matchAll(ASSETS)].map(([address]) => address);
        await keepFiles(cache, [...named(html), ...parts.loaded().flatMap(named)]);
        // Last, so that no page is kept without its program.
        await cache.put(path, page);
        await cache.put(path.slice(0, path.indexOf(FOLDER) + FOLDER.length), new Response(path));
        await registerOfflineWorker(parts, FOLDER, path);
      } catch {}
    },
  };
}
