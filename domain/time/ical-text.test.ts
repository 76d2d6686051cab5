import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { icalText, readIcalText, writeIcalText } from './ical-text.ts';

describe('text in a calendar', () => {
  it.each([
    // RFC 5545, 3.3.11.
    [
      'Project XYZ Final Review\nConference Room - 3B\nCome Prepared.',
      'Project XYZ Final Review\\nConference Room - 3B\\nCome Prepared.',
    ],
    // RFC 5545, section 4: the first example.
    ['Atlanta World Congress Center\nAtlanta, Georgia', 'Atlanta World Congress Center\\nAtlanta\\, Georgia'],
    ['C:\\new; a:b "c"', 'C:\\\\new\\; a:b "c"'],
    ['', ''],
  ])('%j is written %j', (text, value) => {
    expect(writeIcalText(text)).toBe(value);
    expect(readIcalText(value)).toBe(text);
  });

  it('knows one line break, and no other control than the tab', () => {
    expect(icalText('a\r\nb\rc\nd\te\u0000\u007f\u0085\uD800')).toBe('a\nb\nc\nd\te\uFFFD');
  });

  it('reads a line break written with a capital', () => {
    expect(readIcalText('a\\Nb')).toBe('a\nb');
  });

  it.each(['a;b', 'a,b', '\\', 'a\\', '\\t', '\\\\\\'])('%j is no text', (value) => {
    expect(readIcalText(value)).toBeNull();
  });

  it('comes back as it was, and never leaves its line', () => {
    fc.assert(
      fc.property(anyNastyText, (text) => {
        const value = writeIcalText(text);
        expect(readIcalText(value)).toBe(icalText(text));
        expect(value).not.toMatch(/[^\P{Cc}\t]/u);
      }),
    );
  });
});
