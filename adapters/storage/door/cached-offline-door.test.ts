import { expect, it } from 'vitest';
import { makeCachedOfflineDoor } from './cached-offline-door.ts';

it('keeps the door’s page for its account, with a worker limited to doors', async () => {
  const kept: [path: string, page: Response][] = [];
  const scopes: string[] = [];
  const stored = new Map<string, string>();
  const door = makeCachedOfflineDoor({
    caches: () =>
      ({ open: async () => ({ put: async (path: string, page: Response) => kept.push([path, page]) }) }) as never,
    workers: () =>
      ({ register: async (_file: string, { scope }: { readonly scope: string }) => scopes.push(scope) }) as never,
    storage: () => ({ setItem: (key: string, value: string) => stored.set(key, value) }) as never,
  });
  await door.keep('/vi/check-in/7', 'lan', '<h1>Đêm nhạc</h1>');
  expect(await kept[0]?.[1].text()).toBe('<h1>Đêm nhạc</h1>');
  expect([kept[0]?.[0], scopes, [...stored.values()]]).toEqual(['/vi/check-in/7', ['/vi/check-in'], ['lan']]);
});

it('is skipped without an error where storage is blocked', async () => {
  const forbidden = () => {
    throw new DOMException('No', 'SecurityError');
  };
  const door = makeCachedOfflineDoor({ caches: forbidden, workers: forbidden, storage: forbidden });
  await expect(door.keep('/check-in/7', 'lan', '')).resolves.toBe(undefined);
});
