import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

describe('a typed name', () => {
  it.each([
    ['  Nguyễn   Thị\tMai ', 'Nguyễn Thị Mai'],
    ['Vietcom\u200Bbank', 'Vietcombank'],
    ['\u202Eknab\u202C', 'knab'],
    ['\u2067Mai\u2069', 'Mai'],
    ['Mai\uFEFF', 'Mai'],
    ['Ma\u00ADi', 'Mai'],
    ['line\nbreak', 'line break'],
    ['A\u0301nh', 'Ánh'],
    ['O’Brien-Smith', 'O’Brien-Smith'],
  ])('%j reads %j', (typed, read) => {
    expect(visibleText(typed)).toBe(read);
  });

  it('holds no mark of direction and nothing invisible, and reading it again changes nothing', () => {
    const unit = fc.oneof(
      fc.constantFrom('\u202E', '\u2066', '\u200B', '\u200D', '\uFEFF', '\u00AD', ' ', '\n', '\u0301'),
      fc.string({ unit: 'grapheme', maxLength: 1 }),
    );
    fc.assert(
      fc.property(
        fc.array(unit).map((parts) => parts.join('')),
        (typed) => {
          const read = visibleText(typed);
          expect(read).not.toMatch(/[\p{Bidi_Control}\u200B-\u200D\u2060\uFEFF\n]/u);
          expect(visibleText(read)).toBe(read);
        },
      ),
    );
  });
});
