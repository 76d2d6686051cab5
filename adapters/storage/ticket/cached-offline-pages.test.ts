import { describe, expect, it } from 'vitest';
import { MAX_OFFLINE_TICKETS } from '#adapters/storage/platform/local-offline-data.ts';
import { makeCachedOfflinePages } from './cached-offline-pages.ts';

function aBrowser() {
  const pages = new Map<string, Response>();
  const scopes: string[] = [];
  const stored = new Map<string, string>();
  const at = (path: string): string => new URL(path, 'https://vemoi.test').href;
  const cache = {
    put: async (path: string, page: Response) => {
      pages.delete(at(path));
      pages.set(at(path), page);
    },
    keys: async () => [...pages.keys()].map((url) => ({ url })),
    delete: async ({ url }: { readonly url: string }) => pages.delete(url),
  };
  return {
    kept: () => [...pages.keys()].map((url) => new URL(url).pathname),
    page: (path: string) => pages.get(at(path)),
    scopes,
    stored,
    offline: makeCachedOfflinePages({
      caches: () =>
        ({ open: async () => cache, match: async (path: string) => pages.get(at(path)) }) as unknown as CacheStorage,
      storage: () => ({ setItem: (key: string, value: string) => stored.set(key, value) }) as unknown as Storage,
      workers: () =>
        ({
          register: async (_worker: string, { scope }: { readonly scope: string }) => scopes.push(scope),
        }) as unknown as ServiceWorkerContainer,
    }),
  };
}

describe('cached ticket pages', () => {
  it('have a policy that loads and runs nothing, and a worker limited to My tickets', async () => {
    const { offline, page, scopes } = aBrowser();
    await offline.keep('/vi/my-ticket/a', '<h1>Lan</h1>');
    expect(await page('/vi/my-ticket/a')?.text()).toBe('<h1>Lan</h1>');
    expect(page('/vi/my-ticket/a')?.headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
    expect(scopes).toEqual(['/vi/my-ticket']);
  });

  it('stay beside the list of tickets, which names those that are kept and whose it is', async () => {
    const { offline, page, kept, stored, scopes } = aBrowser();
    await offline.keep('/my-ticket/a', '');
    await offline.keepList('/my-ticket', 'lan', (paths) => [...paths].join(' '));
    expect(await page('/my-ticket')?.text()).toBe('/my-ticket/a');
    expect([...stored]).toEqual([['tickets-of', 'lan']]);
    expect(scopes).toEqual(['/my-ticket', '/my-ticket']);
    expect([await offline.has('/my-ticket'), await offline.has('/vi/my-ticket')]).toEqual([true, false]);
    for (let ticket = 0; ticket <= MAX_OFFLINE_TICKETS; ticket += 1) await offline.keep(`/my-ticket/${ticket}`, '');
    expect(kept()).toContain('/my-ticket');
    expect(kept()).toHaveLength(MAX_OFFLINE_TICKETS + 1);
  });

  it('are removed oldest first beyond the limit', async () => {
    const { offline, kept } = aBrowser();
    for (let ticket = 0; ticket <= MAX_OFFLINE_TICKETS; ticket += 1) await offline.keep(`/my-ticket/${ticket}`, '');
    expect(kept()).toHaveLength(MAX_OFFLINE_TICKETS);
    expect([kept().includes('/my-ticket/0'), kept().includes('/my-ticket/1')]).toEqual([false, true]);
  });

  it('are removed in every language, without other tickets', async () => {
    const { offline, kept } = aBrowser();
    for (const path of ['/my-ticket/a', '/vi/my-ticket/a', '/my-ticket/ba']) await offline.keep(path, '');
    await offline.forget('a');
    expect(kept()).toEqual(['/my-ticket/ba']);
  });

  it('are skipped without errors where storage is blocked', async () => {
    const forbidden = () => {
      throw new DOMException('No', 'SecurityError');
    };
    const offline = makeCachedOfflinePages({ caches: forbidden, workers: forbidden, storage: forbidden });
    await expect(offline.keep('/my-ticket/a', '')).resolves.toBe(undefined);
    await expect(offline.keepList('/my-ticket', 'lan', () => '')).resolves.toBe(undefined);
    expect(await offline.has('/my-ticket')).toBe(false);
    await expect(offline.forget('a')).resolves.toBe(undefined);
  });
});
