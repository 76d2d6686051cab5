import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unlinkedName } from './unlinked-name.ts';
import { visibleText } from './visible-text.ts';

describe('a name without links', () => {
  it.each([
    ['https://evil.example win', 'https evil. example win'],
    ['www.evil.com', 'www. evil. com'],
    ['lan@evil.com', 'lan@evil. com'],
    ['ht\u200Btps://x.yz', 'https x. yz'],
    ['evil。com', 'evil. com'],
    ['T.H. Nguyễn', 'T.H. Nguyễn'],
    ['St. John', 'St. John'],
    ['Nguyễn Thị Mai', 'Nguyễn Thị Mai'],
    ['O’Brien-Smith Jr.', 'O’Brien-Smith Jr.'],
  ])('%j reads %j', (typed, read) => {
    expect(unlinkedName(typed)).toBe(read);
  });

  it('holds no address, reading it again changes nothing, and other names stay as they are', () => {
    const part = fc.oneof(
      fc.constantFrom('https://', 'www.', '.com', '.', ':', '//', '\u200B', ' ', 'evil', 'Lan'),
      fc.string({ unit: 'grapheme', maxLength: 2 }),
    );
    fc.assert(
      fc.property(
        fc.array(part).map((parts) => parts.join('')),
        (typed) => {
          const read = unlinkedName(typed);
          expect(read).not.toMatch(/:\/\/|[\p{L}\p{N}-]\.[\p{L}\p{N}]{2}/u);
          expect(unlinkedName(read)).toBe(read);
          if (!/[.:。．｡]/u.test(typed.normalize('NFKC'))) expect(read).toBe(visibleText(typed));
        },
      ),
    );
  });
});
