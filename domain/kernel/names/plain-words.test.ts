import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainWords, withoutDiacritics } from './plain-words.ts';

describe('plain words', () => {
  it.each([
    ['Đêm nhạc Trịnh Công Sơn', 'dem nhac trinh cong son'],
    ['ƯỚC MƠ', 'uoc mo'],
    ['Café Zürich', 'cafe zurich'],
    ['đà nẵng', 'da nang'],
    ['', ''],
  ])('%j matches %j', (text, plain) => {
    expect(plainWords(text)).toBe(plain);
    expect(plainWords(text.normalize('NFD'))).toBe(plain);
  });

  it('are idempotent and contain no diacritics', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const plain = withoutDiacritics(text);
        expect(withoutDiacritics(plain)).toBe(plain);
        expect(plain.normalize('NFD')).not.toMatch(/\p{M}|đ|Đ/u);
      }),
    );
  });
});
