import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyNameFirst } from './likely-order.ts';
import { withoutDiacritics } from './plain-words.ts';

const VIETNAMESE = [
  ['Lan', 'Ngô'],
  ['Thị Bích Ngọc', 'Nguyễn'],
  ['Quang Huy', 'Trần Lê'],
  ['Anh', 'Đỗ'],
  ['Khuyên', 'Nghiêm'],
  ['Giang', 'Quách'],
  ['Yến', 'Phùng'],
  ['Huyền Trang', 'Tôn-Nữ'],
  ['Xuân Trường', 'Lương'],
] as const;
const OTHERS = [
  ['John', 'Smith'],
  ['Maria', 'García'],
  ['André', 'Côté'],
  ['John', 'Ho'],
  ['Ştefan', 'Ionescu'],
  ['Đorđe', 'Petrović'],
  ['Anna', 'Müller'],
] as const;

describe('the likely order of a name', () => {
  it.each(VIETNAMESE)(
    '%s of the family %s is likely written with the family name first, with or without diacritics',
    (...name) => {
      const [firstName, lastName] = name;
      expect(familyNameFirst({ firstName, lastName })).toBe(true);
      expect(familyNameFirst({ firstName: withoutDiacritics(firstName), lastName: withoutDiacritics(lastName) })).toBe(
        true,
      );
    },
  );

  it.each(OTHERS)('%s %s is likely written with the given name first', (firstName, lastName) => {
    expect(familyNameFirst({ firstName, lastName })).toBe(false);
  });

  it.each([
    ['小明', '王'],
    ['민준', '김'],
    ['さくら', '佐藤'],
  ])('%s of the family %s is likely written with the family name first', (firstName, lastName) => {
    expect(familyNameFirst({ firstName, lastName })).toBe(true);
  });

  it('does not depend on how a text is composed, nor on blanks around it or its case', () => {
    const anyName = fc.oneof(fc.constantFrom(...VIETNAMESE), fc.constantFrom(...OTHERS));
    fc.assert(
      fc.property(anyName, fc.constantFrom('NFC', 'NFD'), fc.boolean(), ([firstName, lastName], form, loud) => {
        const written = (part: string): string => {
          const text = ` ${part.normalize(form)} `;
          return loud ? text.toUpperCase() : text;
        };
        expect(familyNameFirst({ firstName: written(firstName), lastName: written(lastName) })).toBe(
          familyNameFirst({ firstName, lastName }),
        );
      }),
    );
  });
});
