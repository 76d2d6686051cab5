import { expect, it } from 'vitest';
import type { AccountId } from '#domain/people/account-id.ts';
import { makeMemoryFileStore } from '#server/platform/memory/memory-file-store.ts';
import { makeNodeKeyring } from '#server/platform/secrets/node-keyring.ts';
import { makeSealedPrivateFiles } from './sealed-private-files.ts';

const fileId = '01997b3a-0000-7000-8000-0000000000a1';
const [lan, minh] = ['lan' as AccountId, 'minh' as AccountId];
const oldKey = { keyId: 'k1', secret: new Uint8Array(32).fill(1) };
const newKey = { keyId: 'k2', secret: new Uint8Array(32).fill(2) };
const bytes = Buffer.from('a picture of a card');

it('seals a private picture for its owner alone', async () => {
  const store = makeMemoryFileStore();
  const files = makeSealedPrivateFiles(store, makeNodeKeyring([oldKey]));
  await files.put({ accountId: lan, fileId, bytes });
  expect(Buffer.from((await files.get({ accountId: lan, fileId })) ?? [])).toEqual(bytes);
  expect(await files.get({ accountId: minh, fileId })).toBeNull();
  expect(Buffer.from((await store.get(fileId, 'full', 'webp')) ?? []).includes(bytes)).toBe(false);
  await files.remove(fileId);
  expect(await files.get({ accountId: lan, fileId })).toBeNull();
});

it('opens a picture after a key rotation, and not once its key is gone', async () => {
  const store = makeMemoryFileStore();
  await makeSealedPrivateFiles(store, makeNodeKeyring([oldKey])).put({ accountId: lan, fileId, bytes });
  expect(
    await makeSealedPrivateFiles(store, makeNodeKeyring([newKey, oldKey])).get({ accountId: lan, fileId }),
  ).not.toBeNull();
  expect(await makeSealedPrivateFiles(store, makeNodeKeyring([newKey])).get({ accountId: lan, fileId })).toBeNull();
});
