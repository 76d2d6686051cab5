import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeNodeKeyring } from '#server/platform/secrets/node-keyring.ts';
import { cursorsOf } from './cursor.ts';

const keyring = makeNodeKeyring([{ keyId: 'k1', secret: randomBytes(32) }]);
const noCount = () => Promise.resolve(null);
const position = fc.record({
  key: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.string()),
  id: fc.string(),
});

describe('a sealed cursor', () => {
  it('returns its position to the list and filter it was made for, in both directions', () => {
    fc.assert(
      fc.property(
        position,
        fc.record({ search: fc.option(fc.string()), free: fc.option(fc.boolean()) }),
        (at, filter) => {
          const cursors = cursorsOf(keyring, 'list', filter);
          const { after, before } = cursors.metadata({ rows: [], after: at, before: at }, noCount);
          const key = typeof at.key === 'number' ? JSON.parse(JSON.stringify(at.key)) : at.key;
          expect(cursors.request({ after })).toEqual({
            ok: true,
            value: { limit: 20, from: { direction: 'after', position: { key, id: at.id } } },
          });
          expect(cursors.request({ before, limit: 7 })).toEqual({
            ok: true,
            value: { limit: 7, from: { direction: 'before', position: { key, id: at.id } } },
          });
        },
      ),
    );
  });

  it('opens for no other list, filter or server, and not when forged', () => {
    const { after } = cursorsOf(keyring, 'list', { search: 'a' }).metadata(
      { rows: [], after: { key: 1, id: '2' }, before: null },
      noCount,
    );
    const refusedBy = (cursors: ReturnType<typeof cursorsOf>, text: string | null) => cursors.request({ after: text });
    const invalid = { ok: false, refusal: { code: 'INVALID_CURSOR' } };
    expect(refusedBy(cursorsOf(keyring, 'list', { search: 'b' }), after)).toEqual(invalid);
    expect(refusedBy(cursorsOf(keyring, 'other', { search: 'a' }), after)).toEqual(invalid);
    expect(
      refusedBy(cursorsOf(makeNodeKeyring([{ keyId: 'k1', secret: randomBytes(32) }]), 'list', { search: 'a' }), after),
    ).toEqual(invalid);
    for (const text of ['x', 'k1.', 'k1.AAAA', after?.slice(0, -1) ?? '', 'y'.repeat(2_000)])
      expect(refusedBy(cursorsOf(keyring, 'list', { search: 'a' }), text)).toEqual(invalid);
  });

  it('limits pages to 1 to 100 rows, and treats an empty cursor as the start', () => {
    const cursors = cursorsOf(keyring, 'list', {});
    expect([cursors.request({ limit: 0 }), cursors.request({ limit: 5_000, after: '' }), cursors.request({})]).toEqual(
      [1, 100, 20].map((limit) => ({ ok: true, value: { limit, from: null } })),
    );
  });
});
