import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uuidBytes, uuidText, withDashes, withoutDashes } from './uuid.ts';

describe('dashless uuid', () => {
  it('round-trips a UUID without dashes', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        expect(withoutDashes(uuid)).toMatch(/^[0-9a-f]{32}$/);
        expect(withDashes(withoutDashes(uuid))).toBe(uuid);
      }),
    );
  });

  it.each([
    ['', null],
    ['0123', null],
    ['g'.repeat(32), null],
    ['a'.repeat(33), null],
    ['A'.repeat(32), null],
  ])('refuses %j', (text, uuid) => {
    expect(withDashes(text)).toBe(uuid);
  });
});

describe('uuid bytes', () => {
  it('round-trips a UUID in any notation', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        expect(uuidBytes(uuid)).toHaveLength(16);
        expect(uuidText(uuidBytes(uuid))).toBe(uuid);
        expect(uuidText(uuidBytes(uuid.replaceAll('-', '').toUpperCase()))).toBe(uuid);
      }),
    );
  });
});
