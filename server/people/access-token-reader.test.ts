import { expect, it } from 'vitest';
import { instant, later } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { ACCESS_TOKEN_LIFE } from '#domain/people/session-family.ts';
import { makeNodeKeyring } from '#server/platform/secrets/node-keyring.ts';
import { writeAccessToken } from './access-token.ts';
import { makeAccessTokenReader } from './access-token-reader.ts';

const NOW = instant(1_800_000_000_000);
const accountId = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b' as AccountId;
const sessionFamilyId = '0190a1b2-c3d4-7e5f-8a9b-000000000001';

function given() {
  const keyring = makeNodeKeyring([{ keyId: 'k1', secret: new Uint8Array(32).fill(7) }]);
  const ended = new Set<string>();
  const reader = makeAccessTokenReader(keyring, ended);
  return { keyring, ended, reader, token: writeAccessToken(keyring, { accountId, sessionFamilyId }, NOW).accessToken };
}

it('reads who asks from a token, the first time and every time after', () => {
  const { reader, token } = given();
  for (let times = 0; times < 3; times += 1)
    expect(reader.read(token, NOW)).toMatchObject({ accountId, sessionFamilyId });
});

it('refuses a token that has expired or whose session has ended, also after it was read', () => {
  const { reader, token, ended } = given();
  expect(reader.read(token, NOW)).not.toBeNull();
  expect(reader.read(token, later(NOW, ACCESS_TOKEN_LIFE))).toBeNull();
  ended.add(sessionFamilyId);
  expect(reader.read(token, NOW)).toBeNull();
});

it('refuses altered tokens, also after the real one was read', () => {
  const { reader, token } = given();
  expect(reader.read(token, NOW)).not.toBeNull();
  const forged = [
    `${token}A`,
    token.slice(0, -1),
    token.replace('v1.0', 'v1.1'),
    token.replace('.k1.', '.k2.'),
    `${token}.x`,
    token.replace('.k1.', '.'),
  ];
  expect(forged.map((text) => reader.read(text, NOW))).toEqual(forged.map(() => null));
});

it('reads more tokens than it remembers', () => {
  const { reader, keyring } = given();
  const tokens = Array.from(
    { length: 12_000 },
    (_, index) => writeAccessToken(keyring, { accountId, sessionFamilyId }, instant(NOW + index)).accessToken,
  );
  const later = instant(NOW + 12_000);
  expect(tokens.filter((token) => reader.read(token, later) === null)).toEqual([]);
  expect(reader.read(tokens[0] ?? '', later)).not.toBeNull();
});
