/** `at`: the piece's index in the line. */
export type InlinePiece =
  | { readonly kind: 'PLAIN' | 'BOLD'; readonly at: number; readonly text: string }
  /** Without the language prefix. */
  | { readonly kind: 'LINK'; readonly at: number; readonly text: string; readonly to: string };

const MARKED = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
/** Only paths of this site become links. */
const OWN = /^\/(?!\/)[\w/?=&#-]*$/;

/** Malformed marks stay as text. */
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

export const plainLine = (line: string): string =>
  inlinePieces(line)
    .map(({ text }) => text)
    .join('');
