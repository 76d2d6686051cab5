import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SITE = 'https://vemoi.test';
type Asked = { readonly request: object; readonly respondWith: (answer: Promise<Response>) => void };

const kept = new Map<string, string>();
let network: (path: string) => Promise<Response>;
let onFetch: (event: Asked) => void = () => undefined;

/** What the worker answers for a page; null: the browser asks by itself. */
async function opened(path: string): Promise<Response | null> {
  let answer: Promise<Response> | null = null;
  onFetch({
    request: { mode: 'navigate', method: 'GET', url: SITE + path },
    respondWith: (given) => {
      answer = given;
    },
  });
  return answer;
}

beforeEach(async () => {
  kept.clear();
  network = () => Promise.reject(new TypeError('Failed to fetch'));
  vi.stubGlobal('addEventListener', (kind: string, listen: (event: Asked) => void) => {
    if (kind === 'fetch') onFetch = listen;
  });
  vi.stubGlobal('caches', {
    match: async ({ url }: { readonly url: string }) => {
      const text = kept.get(new URL(url).pathname);
      return text === undefined ? undefined : new Response(text);
    },
  });
  vi.stubGlobal('fetch', ({ url }: { readonly url: string }) => network(new URL(url).pathname));
  vi.resetModules();
  await import('./ticket-worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

describe('the worker of the door', () => {
  it.each(['/check-in', '/vi/check-in'])(
    'opens the last door of this device at %s, without a network',
    async (start) => {
      kept.set(start, `${start}/7`);
      kept.set(`${start}/7`, 'The door');
      const answer = await opened(start);
      expect([answer?.status, answer?.headers.get('location')]).toEqual([302, `${SITE}${start}/7`]);
      expect(await (await opened(`${start}/7`))?.text()).toBe('The door');
    },
  );

  it('opens the last door at once with a network, too', async () => {
    network = async (path) => new Response(`The site’s ${path}`);
    kept.set('/check-in', '/check-in/pass/p1');
    expect((await opened('/check-in'))?.headers.get('location')).toBe(`${SITE}/check-in/pass/p1`);
  });

  it('leaves the start to the site while the device keeps no door', async () => {
    network = async (path) => new Response(`The site’s ${path}`);
    expect(await (await opened('/check-in'))?.text()).toBe('The site’s /check-in');
  });

  it('prefers the site’s page of a door, and answers for no page that must not be kept', async () => {
    network = async (path) => new Response(`The site’s ${path}`);
    kept.set('/check-in/7', 'The door as it was kept');
    expect(await (await opened('/check-in/7'))?.text()).toBe('The site’s /check-in/7');
    for (const path of ['/my-ticket/receive', '/my-ticket/orders', '/admin/events', '/check-in/7/more'])
      expect(await opened(path)).toBe(null);
  });
});
