import fc from 'fast-check';
import { expect, it } from 'vitest';
import { copiedText } from './copied-text.ts';

it('texts and numbers are copied as they are written', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer(), fc.bigInt()), (value) => {
      expect(copiedText(value)).toBe(String(value));
    }),
  );
});

it.each([[null], [undefined], [{}], [[]], [Number.NaN], [true], [() => 'x'], [Symbol('x')]])(
  '%s has no text',
  (value) => {
    expect(copiedText(value)).toBeNull();
  },
);
