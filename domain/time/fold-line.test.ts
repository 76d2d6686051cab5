import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { foldLine, unfoldLines } from './fold-line.ts';

describe('folded lines', () => {
  it('of 75 octets are not folded, of 76 are', () => {
    expect(foldLine('x'.repeat(75))).toBe(`${'x'.repeat(75)}\r\n`);
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x\r\n`);
    expect(foldLine('x'.repeat(75 + 74 + 1))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x\r\n`);
    expect(foldLine('')).toBe('\r\n');
  });

  it('count octets, and split no character', () => {
    expect(foldLine('ộ'.repeat(26))).toBe(`${'ộ'.repeat(25)}\r\n ộ\r\n`);
    expect(foldLine(`${'x'.repeat(72)}🎫`)).toBe(`${'x'.repeat(72)}\r\n 🎫\r\n`);
  });

  it('are put together again, as in RFC 5545, 3.1', () => {
    expect(unfoldLines('DESCRIPTION:This is a lo\r\n ng description\r\n  that exists on a long line.\r\n')).toEqual([
      'DESCRIPTION:This is a long description that exists on a long line.',
    ]);
    expect(unfoldLines('A:b\r\n\tc\r\nD:e\r\n')).toEqual(['A:bc', 'D:e']);
  });

  it.each(['', 'A:b', 'A:b\n', 'A:b\nC:d\r\n', 'A:b\rC\r\n', `${'x'.repeat(76)}\r\n`, `A\r\n ${'ộ'.repeat(25)}\r\n`])(
    '%j is not folded right',
    (text) => {
      expect(unfoldLines(text)).toBeNull();
    },
  );

  it('lose nothing and are never longer than 75 octets', () => {
    fc.assert(
      fc.property(fc.array(anyNastyText, { maxLength: 4 }), (texts) => {
        const line = texts
          .join(' ')
          .toWellFormed()
          .replaceAll(/\p{Cc}/gu, '');
        const folded = foldLine(line);
        expect(unfoldLines(folded)).toEqual([line]);
        for (const part of folded.split('\r\n')) {
          expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
          expect(part.isWellFormed()).toBe(true);
        }
      }),
    );
  });
});
