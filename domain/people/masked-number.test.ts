import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskedNumber } from './masked-number.ts';

it('a masked number shows its last four signs, and a short one none', () => {
  expect(['001194012345', '123456789', '12345678', '1', ''].map(maskedNumber)).toEqual([
    '••••••••2345',
    '•••••6789',
    '••••••••',
    '•',
    '',
  ]);
});

it('it is as long as the number, and never shows half of it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Z]{0,30}$/), (number) => {
      const masked = maskedNumber(number);
      expect(masked).toHaveLength(number.length);
      expect(masked.replaceAll('•', '').length * 2).toBeLessThanOrEqual(number.length);
    }),
  );
});
