import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Nguyễn Thị Lan', 'NL'],
    ['  đỗ   minh ', 'ĐM'],
    ['Vemoi', 'VE'],
    ['V', 'V'],
    ['', ''],
    ['😀 ăn', '😀Ă'],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('are never more than two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (name) => {
        expect([...initials(name)].length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
