import fc from 'fast-check';
import { expect, it } from 'vitest';
import { capacityCeiling } from './capacity-ceiling.ts';
import { ATTENDANCE_MODES } from './event.ts';

it('online takes 100,000 at once, onsite is unlimited [S9-37]', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ATTENDANCE_MODES), (mode) => {
      expect(capacityCeiling(mode)).toBe(mode === 'ONLINE' ? 100_000 : null);
    }),
  );
});
