import { expect, it } from 'vitest';
import { makeFetchPicture } from './fetch-picture.ts';

const answering = (body: string, init: ResponseInit) => makeFetchPicture(async () => new Response(body, init));

it('returns the image’s bytes', async () => {
  const picture = await answering('bytes', { headers: { 'content-type': 'image/jpeg' } })('/api/picture');
  expect([picture?.type, await picture?.text()]).toEqual(['image/jpeg', 'bytes']);
});

it.each([
  ['a page', { headers: { 'content-type': 'text/html' } }],
  ['a failure', { status: 503, headers: { 'content-type': 'image/jpeg' } }],
])('returns null for %s', async (_what, init) => {
  expect(await answering('', init)('/api/picture')).toBeNull();
});

it('rejects without an answer', async () => {
  const away = makeFetchPicture(() => Promise.reject(new TypeError('fetch failed')));
  await expect(away('/api/picture')).rejects.toThrow('fetch failed');
});
