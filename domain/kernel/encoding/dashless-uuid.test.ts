import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withDashes, withoutDashes } from './dashless-uuid.ts';

it('a UUID without its dashes comes back', () => {
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
])('%j is none', (text, uuid) => {
  expect(withDashes(text)).toBe(uuid);
});
