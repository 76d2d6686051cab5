import { OFFLINE_PAGES } from './local-offline-data.ts';

const WORKER = '/ticket-worker.js';
/** The page loads and runs nothing. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

export type OfflineCache = {
  readonly caches: () => CacheStorage;
  readonly workers: () => ServiceWorkerContainer;
};

/** `folder`: what the worker answers for, in the page's language. */
export async function putOfflinePage(
  { caches, workers }: OfflineCache,
  folder: string,
  path: string,
  html: string,
): Promise<void> {
  const cache = await caches().open(OFFLINE_PAGES);
  await cache.put(path, new Response(html, { headers: HEADERS }));
  await registerOfflineWorker({ workers }, folder, path);
}

/** In the language of `path`. */
export async function registerOfflineWorker(
  { workers }: Pick<OfflineCache, 'workers'>,
  folder: string,
  path: string,
): Promise<void> {
  const scope = path.slice(0, path.indexOf(folder) + folder.length);
  // Each folder has its own worker address: Chromium 156 fails every fetch of a second registration of one address.
  await workers().register(`${WORKER}?of=${scope}`, { scope });
}
