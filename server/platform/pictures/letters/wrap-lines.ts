export type Room = { readonly width: number; readonly lines: number };

/** Breaks a word wider than a line. '…' marks what does not fit. */
export function wrapLines(text: string, { width, lines }: Room, widthOf: (text: string) => number): readonly string[] {
  const wrapped: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((whole) => piecesOf(whole, width, widthOf))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    wrapped.push(line);
    line = word;
  }
  wrapped.push(line);
  if (wrapped.length <= lines) return wrapped;
  return [...wrapped.slice(0, lines - 1), shortened(wrapped[lines - 1] ?? '', width, widthOf)];
}

function piecesOf(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && widthOf(piece + letter) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

function shortened(line: string, width: number, widthOf: (text: string) => number): string {
  const letters = [...line];
  while (letters.length > 0 && widthOf(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
