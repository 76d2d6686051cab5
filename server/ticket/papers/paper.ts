import type PDFDocument from 'pdfkit';
import { wrapLines } from '#server/platform/pictures/letters/wrap-lines.ts';
import { type Face, type PaperLetters, runsOf, widthIn } from './paper-letters.ts';

export type Look = { readonly face: Face; readonly size: number; readonly colour: string };
/** `y`: baseline of the first line. `most`: maximum number of lines; the rest becomes '…'. */
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly most: number };

/** In points from the upper left corner. */
export type Paper = {
  readonly pen: PDFKit.PDFDocument;
  readonly wrapped: (text: string, box: Pick<Box, 'width' | 'most'>, look: Look) => readonly string[];
  /** `x`: left end, middle or right end. */
  readonly line: (
    text: string,
    place: { readonly x: number; readonly y: number; readonly align?: 'left' | 'middle' | 'right' },
    look: Look,
  ) => void;
  /** Returns where the next line would start. */
  readonly block: (text: string, box: Box, look: Look) => number;
};

const LEADING = 1.32;
const SHARES = { left: 0, middle: 0.5, right: 1 } as const;

export function makePaper(pen: InstanceType<typeof PDFDocument>, letters: PaperLetters): Paper {
  for (const parts of Object.values(letters)) for (const { name, bytes } of parts) pen.registerFont(name, bytes);

  const widthOf = (text: string, { face, size }: Look): number => widthIn(letters[face], text, size);

  const line: Paper['line'] = (text, { x, y, align = 'left' }, look) => {
    let left = x - SHARES[align] * widthOf(text, look);
    for (const run of runsOf(text, letters[look.face])) {
      pen.font(run.font).fontSize(look.size).fillColor(look.colour);
      pen.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
      left += pen.widthOfString(run.text);
    }
  };

  const wrapped: Paper['wrapped'] = (text, { width, most }, look) =>
    wrapLines(text, { width, lines: most }, (part) => widthOf(part, look));

  return {
    pen,
    wrapped,
    line,
    block: (text, { x, y, width, most }, look) => {
      const lines = wrapped(text, { width, most }, look);
      lines.forEach((words, at) => {
        line(words, { x, y: y + at * look.size * LEADING }, look);
      });
      return y + lines.length * look.size * LEADING;
    },
  };
}
