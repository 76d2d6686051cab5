import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inlinePieces, plainLine } from './inline-text.view.ts';

const kinds = (line: string) => inlinePieces(line).map(({ kind, text }) => [kind, text]);

describe('a line of an article', () => {
  it('has bold words and links to our own pages', () => {
    expect(inlinePieces('Open [My tickets](/my-ticket) **now**.')).toEqual([
      { kind: 'PLAIN', at: 0, text: 'Open ' },
      { kind: 'LINK', at: 5, text: 'My tickets', to: '/my-ticket' },
      { kind: 'PLAIN', at: 29, text: ' ' },
      { kind: 'BOLD', at: 30, text: 'now' },
      { kind: 'PLAIN', at: 37, text: '.' },
    ]);
  });

  it.each(['javascript:alert(1)', 'https://elsewhere.test', '//elsewhere.test', 'data:text/html,x', 'mailto:a@b.c'])(
    'does not link to %s',
    (to) => {
      expect(kinds(`a [b](${to}) c`)).toEqual([['PLAIN', `a [b](${to}) c`]]);
    },
  );

  it('loses only its marks', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '*', '**', '[', ']', '(', ')', '/', ' ', '<b>') }), (line) => {
        const pieces = inlinePieces(line);
        expect(pieces.every((piece) => line.slice(piece.at).includes(piece.text))).toBe(true);
        expect(plainLine(line).length).toBeLessThanOrEqual(line.length);
        for (const piece of pieces) if (piece.kind === 'LINK') expect(piece.to).toMatch(/^\/(?!\/)/);
      }),
    );
  });
});
