import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeNodeKeyring } from '#server/platform/secrets/node-keyring.ts';
import { makeSignedReturnPaths } from './signed-return-paths.ts';

const older = { keyId: 'k1', secret: randomBytes(32) };
const ring = makeNodeKeyring([older]);
const turned = makeNodeKeyring([{ keyId: 'k2', secret: randomBytes(32) }, older]);
const BOX = 'bounces@vemoi.test';
const paths = makeSignedReturnPaths(BOX, ring);

it('names an email by an address that a mail server takes, and finds it again, in either case', () => {
  for (const id of ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', randomUUID()]) {
    const path = paths.of(id) ?? '';
    expect(path.indexOf('@')).toBeLessThanOrEqual(64);
    expect(paths.find([`<${path}>`])).toBe(id);
    expect(paths.find([path.toUpperCase()])).toBe(id);
  }
});

it('finds an email whose address an older key signed, but none that another ring signed', () => {
  const id = randomUUID();
  expect(makeSignedReturnPaths(BOX, turned).find([paths.of(id) ?? ''])).toBe(id);
  expect(paths.find([makeSignedReturnPaths(BOX, turned).of(id) ?? ''])).toBeNull();
});

it('finds none in an address that was changed at any place', () => {
  const path = paths.of(randomUUID()) ?? '';
  for (let at = 'bounces+'.length; path[at] !== '@'; at++) {
    const other = path[at] === '7' ? '8' : '7';
    expect(paths.find([`${path.slice(0, at)}${other}${path.slice(at + 1)}`])).toBeNull();
  }
});

it('writes none where bounces are not heard', () => {
  const closed = makeSignedReturnPaths(null, ring);
  expect(closed.of(randomUUID())).toBeNull();
  expect(closed.find([paths.of(randomUUID()) ?? ''])).toBeNull();
});
