import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillLetter, LETTER_FIELDS, type LetterField, LONGEST_LETTER, readLetterTemplate } from './letter-template.ts';

const VALUES: Readonly<Record<LetterField, string>> = {
  name: 'Lan',
  event: 'Đêm nhạc',
  time: '19:30, 20/11/2026',
  place: 'Nhà hát Lớn',
  organiser: 'Minh',
  link: 'https://vemoi.test/i',
};

describe('the text of a letter', () => {
  it('names what each letter says for itself', () => {
    const template = readLetterTemplate(
      ' Chào {NAME}, mời bạn đến {event} lúc { time } tại {place}. {organiser}: {link} \n',
    );
    expect(template).toEqual({
      ok: true,
      value: 'Chào {name}, mời bạn đến {event} lúc {time} tại {place}. {organiser}: {link}',
    });
    expect(template.ok && fillLetter(template.value, VALUES)).toBe(
      'Chào Lan, mời bạn đến Đêm nhạc lúc 19:30, 20/11/2026 tại Nhà hát Lớn. Minh: https://vemoi.test/i',
    );
  });

  it.each([
    ['', { code: 'LETTER_EMPTY' }],
    [' \n', { code: 'LETTER_EMPTY' }],
    [`{link}${'x'.repeat(LONGEST_LETTER - 5)}`, { code: 'LETTER_TOO_LONG', max: LONGEST_LETTER }],
    ['Chào { Phone } {link}', { code: 'UNKNOWN_FIELD', field: 'phone' }],
    ['{} {link}', { code: 'UNKNOWN_FIELD', field: '' }],
    ['{constructor} {link}', { code: 'UNKNOWN_FIELD', field: 'constructor' }],
    ['Chào {name}', { code: 'LINK_MISSING' }],
    ['{link', { code: 'LINK_MISSING' }],
  ])('%j is refused', (text, refusal) => {
    expect(readLetterTemplate(text)).toEqual({ ok: false, refusal });
  });

  it('may be as long as the longest, and hold braces that do not close', () => {
    const longest = `{link}${'x'.repeat(LONGEST_LETTER - 6)}`;
    expect(readLetterTemplate(longest)).toEqual({ ok: true, value: longest });
    expect(readLetterTemplate('{ } } { {link}'.replace('{ }', '('))).toEqual({ ok: true, value: '( } { {link}' });
  });

  it('is filled once: what people are called is never read as a field', () => {
    const piece = fc.oneof(
      fc.constantFrom(...LETTER_FIELDS.map((field) => `{${field}}`)),
      fc.constantFrom('Chào ', ' và ', '\n'),
    );
    const anyName = fc.constantFrom('Lan', '{link}', '$&', '{event}{name}', '$1');
    fc.assert(
      fc.property(fc.array(piece), anyName, (pieces, name) => {
        const values = { ...VALUES, name };
        const read = readLetterTemplate(`(${pieces.join('')}{link}`);
        const expected = ['(', ...pieces, '{link}']
          .map((one) => values[one.slice(1, -1) as LetterField] ?? one)
          .join('');
        expect(read.ok && fillLetter(read.value, values)).toBe(expected);
      }),
    );
  });

  it('leaves what it does not know', () => {
    expect(fillLetter('{phone} {name}', VALUES)).toBe('{phone} Lan');
  });
});
