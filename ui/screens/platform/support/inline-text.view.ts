/** A piece of a line: plain, bold, or a link; `at`: where it begins in the line. */
export type InlinePiece =
  | { readonly kind: 'PLAIN' | 'BOLD'; readonly at: number; readonly text: string }
  /** Inside the product, without a language. */
  | { readonly kind: 'LINK'; readonly at: number; readonly text: string; readonly to: string };

const MARKED = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
/** Only addresses of our own, from the root: nothing else can be a link, whatever an article says. */
const OWN = /^\/(?!\/)[\w/?=&#-]*$/;

/** Reads **bold** and [a link](/where). What is marked wrongly stands as it was written. */
export function inlinePieces(line: string): readonly InlinePiece[] {
  const pieces: InlinePiece[] = [];
  let from = 0;
  const plain = (to: number): void => {
    if (to > from) pieces.push({ kind: 'PLAIN', at: from, text: line.slice(from, to) });
  };
  for (const found of line.matchAll(MARKED)) {
    const [whole, bold, label, to] = found;
    if (label !== undefined && !OWN.test(to ?? '')) continue;
    plain(found.index);
    const at = found.index;
    pieces.push(
      label === undefined ? { kind: 'BOLD', at, text: bold ?? '' } : { kind: 'LINK', at, text: label, to: to ?? '/' },
    );
    from = found.index + whole.length;
  }
  plain(line.length);
  return pieces;
}

/** What a reader sees of a line. */
export const plainLine = (line: string): string =>
  inlinePieces(line)
    .map(({ text }) => text)
    .join('');
