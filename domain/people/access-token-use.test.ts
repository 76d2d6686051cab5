import { expect, it } from 'vitest';
import { instant, later, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import { isTokenUsable } from './access-token-use.ts';

const now = instant(Date.parse('2026-11-20T02:00:00Z'));

it.each([
  ['with a quarter of an hour left', 15 * MINUTE, null, true],
  ['with more than 30 s left', 30 * SECOND + 1, null, true],
  ['with 30 s left', 30 * SECOND, null, false],
  ['that is over', -1, null, false],
  ['that the server refused', 15 * MINUTE, 'mine', false],
  ['when the server refused another', 15 * MINUTE, 'older', true],
] as const)('a token %s', (_what, left, refused, usable) => {
  expect(isTokenUsable({ accessToken: 'mine', expiresAt: later(now, left) }, refused, now)).toBe(usable);
});
