import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newUsername } from './username.ts';

it('a new username is safe in an address', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const name = newUsername((n) => (numbers.next().value ?? 0) % n);
      expect(name).toMatch(/^user[a-z2-9]{10}$/);
      expect(encodeURIComponent(name)).toBe(name);
    }),
  );
});
