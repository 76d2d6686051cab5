import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CLEAR_ALPHABET, clearCode } from './clear-code.ts';

it('has the requested length, uses unambiguous characters and depends on every draw', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: CLEAR_ALPHABET.length - 1 }), { maxLength: 20 }), (picks) => {
      const left = picks.values();
      const code = clearCode(picks.length, (n) => {
        expect(n).toBe(31);
        return left.next().value ?? 0;
      });
      expect([...code].map((character) => CLEAR_ALPHABET.indexOf(character))).toEqual(picks);
      expect(code).not.toMatch(/[^A-Z2-9]|[OIL]/);
    }),
  );
});
