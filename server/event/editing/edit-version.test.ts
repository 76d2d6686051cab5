import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256Digest } from '#server/platform/system/sha256-digest.ts';
import { versionOfSession } from './edit-version.ts';

const session = {
  name: 'Đêm đầu',
  description: null,
  address: null,
  beginAt: 1,
  endAt: 2,
  planSale: null,
  urls: ['https://vemoi.test'],
  vodLink: null,
};
const fields = Object.keys(session) as (keyof typeof session)[];

describe('the version that an editor read', () => {
  it('is another one whichever field changes, and the capacity', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.oneof(fc.string(), fc.integer()), (field, value) => {
        const before = versionOfSession(sha256Digest, session, null);
        expect(versionOfSession(sha256Digest, { ...session, [field]: value }, null) === before).toBe(
          value === session[field],
        );
        expect(versionOfSession(sha256Digest, session, 3)).not.toBe(before);
      }),
    );
  });

  it('is the same for what its form does not write', () => {
    const row = { ...session, moves: 3, position: 1 };
    expect(versionOfSession(sha256Digest, row, 3)).toBe(versionOfSession(sha256Digest, session, 3));
  });
});
