import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ATTENDANCE_MODES } from '#domain/event/event.ts';
import { capacityCeiling } from './capacity-ceiling.ts';

it('online takes 100,000 at once, onsite is unlimited [S9-37]', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ATTENDANCE_MODES), (mode) => {
      expect(capacityCeiling(mode)).toBe(mode === 'ONLINE' ? 100_000 : null);
    }),
  );
});
