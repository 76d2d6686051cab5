// At the root, because a worker looks after no folder above its own.

/** TypeScript knows either a page's world or a worker's. */
type Lifetime = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type Asked = Event & { readonly request: Request; readonly respondWith: (answer: Promise<Response>) => void };
type Worker = {
  readonly addEventListener: ((kind: 'install' | 'activate', listen: (event: Lifetime) => void) => void) &
    ((kind: 'fetch', listen: (event: Asked) => void) => void);
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
};
const worker = globalThis as unknown as Worker;

const kept = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? Response.error();

/** The list, the tickets and the door. The orders and a given ticket's page are never kept: the browser asks itself. */
const MAY_BE_KEPT = /\/(?:my-ticket(?:\/(?!receive$|orders$)[^/]+)?|check-in\/(?:\d+|pass\/[^/]+))$/;
const mayBeKept = ({ mode, url }: Request): boolean => mode === 'navigate' && MAY_BE_KEPT.test(new URL(url).pathname);

/** The installed door: opens the last door that this device keeps, with a network or without. */
const MAY_START = /\/check-in$/;
const isStart = ({ mode, url }: Request): boolean => mode === 'navigate' && MAY_START.test(new URL(url).pathname);
async function lastDoor(request: Request): Promise<Response> {
  const path = await (await caches.match(request, { ignoreSearch: true, ignoreVary: true }))?.text();
  return path === undefined ? fetch(request) : Response.redirect(new URL(path, request.url).href);
}

/** A file's name holds its contents, so a kept one is never old. */
const isAsset = ({ method, url }: Request): boolean => method === 'GET' && new URL(url).pathname.startsWith('/assets/');
const asset = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/** A door waits for no network that is there in name only. */
const PATIENCE_MS = 4_000;
async function page(request: Request): Promise<Response> {
  const answer = fetch(request);
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const first = await Promise.race([answer.catch(() => null), late]);
  if (first !== null) return first;
  const known = await kept(request);
  return known.type === 'error' ? answer : known;
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  if (isStart(event.request)) event.respondWith(lastDoor(event.request));
  else if (mayBeKept(event.request)) event.respondWith(page(event.request));
  else if (isAsset(event.request)) event.respondWith(asset(event.request));
});
