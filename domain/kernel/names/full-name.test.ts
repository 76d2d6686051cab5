import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/kernel/locale/locale.ts';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { fullName } from './full-name.ts';

describe('a full name', () => {
  it.each([
    [{ firstName: 'Lan', lastName: 'Ngô' }, 'Ngô Lan', 'Lan Ngô'],
    [{ firstName: 'Thị Lan', lastName: ' Ngô ' }, 'Ngô Thị Lan', 'Thị Lan Ngô'],
    [{ firstName: 'Lan', lastName: null }, 'Lan', 'Lan'],
    [{ firstName: '', lastName: 'Ngô' }, 'Ngô', 'Ngô'],
    [{ firstName: null, lastName: '  ' }, '', ''],
  ])('%j is %j to a Vietnamese reader and %j to an English one', (name, vi, en) => {
    expect([fullName(name, 'vi'), fullName(name, 'en')]).toEqual([vi, en]);
  });

  it('loses no part in any language, and has no blank at its ends', () => {
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
