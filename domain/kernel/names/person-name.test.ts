import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/kernel/locale/locale.ts';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { fullName, initials, maskedName } from './person-name.ts';

describe('a full name', () => {
  it.each([
    [{ firstName: 'Lan', lastName: 'Ngô' }, 'Ngô Lan', 'Lan Ngô'],
    [{ firstName: 'Thị Lan', lastName: ' Ngô ' }, 'Ngô Thị Lan', 'Thị Lan Ngô'],
    [{ firstName: 'Lan', lastName: null }, 'Lan', 'Lan'],
    [{ firstName: '', lastName: 'Ngô' }, 'Ngô', 'Ngô'],
    [{ firstName: null, lastName: '  ' }, '', ''],
  ])('%j is %j in Vietnamese and %j in English', (name, vi, en) => {
    expect([fullName(name, 'vi'), fullName(name, 'en')]).toEqual([vi, en]);
  });

  it('keeps every part in any language, without surrounding blanks', () => {
    const part = fc.option(anyNastyText);
    fc.assert(
      fc.property(part, part, fc.constantFrom(...LOCALES), (firstName, lastName, locale) => {
        const name = fullName({ firstName, lastName }, locale);
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
