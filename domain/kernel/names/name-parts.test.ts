import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { nameParts } from './name-parts.ts';
import { fullName } from './person-name.ts';

describe('the parts of a name that was written as one', () => {
  it.each([
    ['Trần An', { lastName: 'Trần', firstName: 'An', nameOrder: 'FAMILY_FIRST' }],
    ['  Nguyễn  Văn An ', { lastName: 'Nguyễn', firstName: 'Văn An', nameOrder: 'FAMILY_FIRST' }],
    ['Ngo Lan', { lastName: 'Ngo', firstName: 'Lan', nameOrder: 'FAMILY_FIRST' }],
    ['John Ronald Smith', { lastName: 'Smith', firstName: 'John Ronald', nameOrder: 'GIVEN_FIRST' }],
    ['Lan', null],
    ['  ', null],
  ])('of %j are %j', (whole, parts) => {
    expect(nameParts(whole)).toEqual(parts);
  });

  it('are its words, and make the same name again', () => {
    fc.assert(
      fc.property(anyNastyText, (whole) => {
        const parts = nameParts(whole);
        if (parts !== null) expect(fullName(parts)).toBe(whole.trim().split(/\s+/u).join(' '));
      }),
    );
  });
});
