import { expect, it } from 'vitest';
import { makeCachedOfflineDoor } from './cached-offline-door.ts';

const FILES: Readonly<Record<string, string>> = {
  '/vi/check-in/7': '<script src="/assets/client-1.js"></script><link href="/assets/base-1.css">',
  '/assets/client-1.js': 'import{a}from"./shared.js";import("./later.js")',
  '/assets/shared.js': 'import"./deep.js";',
  '/assets/deep.js': '',
  '/assets/base-1.css': '',
  '/assets/door.js': '',
};
const PASS = '/vi/check-in/pass/p1';

function given(missing?: string) {
  const kept = new Map<string, string>();
  const scopes: string[] = [];
  const stored = new Map<string, string>();
  const door = makeCachedOfflineDoor({
    caches: () =>
      ({
        open: async () => ({
          match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
          put: async (path: string, file: Response) => void kept.set(path, await file.text()),
        }),
      }) as never,
    workers: () =>
      ({ register: async (_file: string, { scope }: { readonly scope: string }) => scopes.push(scope) }) as never,
    storage: () => ({ setItem: (key: string, value: string) => stored.set(key, value) }) as never,
    fetch: async (path) =>
      path === missing || (FILES[path] === undefined && path !== PASS)
        ? new Response('', { status: 404 })
        : new Response(FILES[path] ?? ''),
    loaded: () => ['https://vemoi.test/assets/door.js', 'https://vemoi.test/graphql'],
  });
  return { door, kept, scopes, stored };
}

it('keeps the door’s page for its account with every file it needs, and a worker limited to doors', async () => {
  const { door, kept, scopes, stored } = given();
  await door.keep('/vi/check-in/7', 'lan');
  expect([...kept.keys()].sort()).toEqual([...Object.keys(FILES), '/vi/check-in'].sort());
  expect([...kept.keys()].slice(-2)).toEqual(['/vi/check-in/7', '/vi/check-in']);
  expect([scopes, [...stored.values()]]).toEqual([['/vi/check-in'], ['lan']]);
});

it('keeps the address of the last door, for the installed app to open', async () => {
  const { door, kept } = given();
  await door.keep('/vi/check-in/7', 'lan');
  expect(kept.get('/vi/check-in')).toBe('/vi/check-in/7');
  await door.keep(PASS, 'gate-pass:p1');
  expect(kept.get('/vi/check-in')).toBe(PASS);
});

it('keeps no page without its whole program', async () => {
  const { door, kept, scopes } = given('/assets/deep.js');
  await door.keep('/vi/check-in/7', 'lan');
  expect([kept.has('/vi/check-in/7'), kept.has('/vi/check-in')]).toEqual([false, false]);
  expect(scopes).toEqual([]);
});

it('is skipped without an error where storage is blocked', async () => {
  const forbidden = () => {
    throw new DOMException('No', 'SecurityError');
  };
  const door = makeCachedOfflineDoor({
    caches: forbidden,
    workers: forbidden,
    storage: forbidden,
    fetch: forbidden,
    loaded: () => [],
  });
  await expect(door.keep('/check-in/7', 'lan')).resolves.toBe(undefined);
});
