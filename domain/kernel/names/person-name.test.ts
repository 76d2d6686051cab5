import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { fullName, initials, maskedName } from './person-name.ts';

describe('a full name', () => {
  it.each([
    [{ firstName: 'Lan', lastName: 'Ngô' }, 'Ngô Lan', 'NL'],
    [{ firstName: 'Thị Lan', lastName: ' Ngô ' }, 'Ngô Thị Lan', 'NL'],
    [{ firstName: 'Lan', lastName: 'Ngo' }, 'Ngo Lan', 'NL'],
    [{ firstName: 'John', lastName: 'Smith' }, 'John Smith', 'JS'],
    [{ firstName: 'Van A', lastName: 'Nguyen' }, 'Nguyen Van A', 'NA'],
    [{ firstName: 'Văn A', lastName: 'Nguyễn' }, 'Nguyễn Văn A', 'NA'],
    [{ firstName: 'Lan', lastName: null }, 'Lan', 'LA'],
    [{ firstName: '', lastName: 'Ngô' }, 'Ngô', 'NG'],
    [{ firstName: null, lastName: '  ' }, '', ''],
  ])('%j is %j for every reader, with the initials %j', (name, full, letters) => {
    expect(fullName(name)).toBe(full);
    expect(initials(fullName(name))).toBe(letters);
  });

  it.each([
    [{ firstName: 'Tom', lastName: 'Nguyen', nameOrder: 'GIVEN_FIRST' }, 'Tom Nguyen', 'TN'],
    [{ firstName: 'Tom', lastName: 'Nguyen', nameOrder: 'FAMILY_FIRST' }, 'Nguyen Tom', 'NT'],
    [{ firstName: 'Tom', lastName: 'Nguyen', nameOrder: null }, 'Nguyen Tom', 'NT'],
    [{ firstName: 'John', lastName: 'Smith', nameOrder: 'FAMILY_FIRST' }, 'Smith John', 'SJ'],
    [{ firstName: 'Lan', lastName: null, nameOrder: 'FAMILY_FIRST' }, 'Lan', 'LA'],
  ] as const)('%j is %j as its owner wrote it, with the initials %j', (name, full, letters) => {
    expect(fullName(name)).toBe(full);
    expect(initials(fullName(name))).toBe(letters);
  });

  it('keeps every part, without surrounding blanks', () => {
    const part = fc.option(anyNastyText);
    fc.assert(
      fc.property(part, part, (firstName, lastName) => {
        const name = fullName({ firstName, lastName });
        expect(name).toContain(firstName?.trim() ?? '');
        expect(name).toContain(lastName?.trim() ?? '');
        expect(name).toBe(name.trim());
      }),
    );
  });
});

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

  it('have at most two letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (name) => {
        expect([...initials(name)].length).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('masked name', () => {
  it.each([
    ['Ngô Lan', 'N*** L***'],
    [' lan@example.test ', 'l***'],
    ['🎫x ộ', '🎫*** ộ***'],
    ['', '***'],
  ])('%j is shown as %j', (name, masked) => {
    expect(maskedName(name)).toBe(masked);
  });

  it('keeps one letter and the number of words', () => {
    fc.assert(
      fc.property(anyNastyText, (name) => {
        const words = name.trim().split(/\s+/u);
        const masked = maskedName(name).split(' ');
        expect(masked).toHaveLength(words.length);
        for (const [at, word] of masked.entries())
          expect([...word.slice(0, -3)]).toEqual([...(words[at] ?? '')].slice(0, 1));
      }),
    );
  });
});
