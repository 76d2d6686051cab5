import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerKey, fieldOfKey } from './answer-key.ts';

it('a key says of which question it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (fieldId) => {
      expect(fieldOfKey(answerKey(fieldId))).toBe(fieldId);
    }),
  );
});

it.each(['', 'field_', 'field_-1', 'field_1x', 'xfield_1', 'metadata', 'field_1234567890'])(
  '%j is the key of no question',
  (key) => {
    expect(fieldOfKey(key)).toBe(null);
  },
);
