import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { copiedText, oneLine } from './one-line.ts';

describe('oneLine', () => {
  it.each([
    ['Hello\r\nBcc: thief@example.test', 'Hello Bcc: thief@example.test'],
    ['a\u202Egnp.exe', 'a gnp.exe'],
    ['  many \u2028 spaces\t ', 'many spaces'],
    ['\u200B', ''],
    ['a\u061Cb\u200Fc', 'a b c'],
    ['half \uD800 an emoji', 'half an emoji'],
    ['Đêm nhạc'.normalize('NFD'), 'Đêm nhạc'],
  ])('%j becomes %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });

  it('cuts between whole characters and marks the cut', () => {
    expect(oneLine('🎫🎫🎫', 3)).toBe('🎫🎫🎫');
    expect(oneLine('🎫🎫🎫🎫', 3)).toBe('🎫🎫…');
    expect(oneLine('one two', 5)).toBe('one…');
    expect(oneLine('Cát bụi, Diễm xưa', 10)).toBe('Cát bụi…');
    expect([...oneLine('x'.repeat(500))]).toHaveLength(120);
  });

  it('removes controls, lone surrogates and direction marks, and is idempotent', () => {
    fc.assert(
      fc.property(anyNastyText, fc.integer({ min: 2, max: 200 }), (text, max) => {
        const line = oneLine(text, max);
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}]|\s{2}|^\s|\s$/u);
        expect([...line].length).toBeLessThanOrEqual(max);
        expect(oneLine(line, max)).toBe(line);
      }),
    );
  });
});

describe('clipboard text', () => {
  it('texts and numbers are copied as written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer(), fc.bigInt()), (value) => {
        expect(copiedText(value)).toBe(String(value));
      }),
    );
  });

  it.each([[null], [undefined], [{}], [[]], [Number.NaN], [true], [() => 'x'], [Symbol('x')]])(
    '%s has no clipboard text',
    (value) => {
      expect(copiedText(value)).toBeNull();
    },
  );
});
