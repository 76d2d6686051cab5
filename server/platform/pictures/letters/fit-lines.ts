import { balanceLines } from './balance-lines.ts';
import type { Typeface } from './typeface.ts';
import { wrapLines } from './wrap-lines.ts';

export type Room = readonly [size: number, lines: number];

export type Fitted = { readonly lines: readonly string[]; readonly size: number };

/** The largest size that holds the text whole, in lines of about the same length; at the last the text is shortened. */
export function fitLines(text: string, rooms: readonly [Room, ...Room[]], width: number, face: Typeface): Fitted {
  const last = rooms.at(-1) ?? rooms[0];
  const linesAt = ([size, lines]: Room): readonly string[] =>
    text === '' ? [] : wrapLines(text, { width, lines }, (part) => face.widthOf(part, size));
  const isWhole = (lines: readonly string[]): boolean =>
    lines.join('').replaceAll(' ', '') === text.replaceAll(' ', '') && lines.length <= text.split(' ').length;
  const room = rooms.find((each) => isWhole(linesAt(each)));
  if (room === undefined) return { lines: linesAt(last), size: last[0] };
  const [size] = room;
  return { lines: balanceLines(linesAt(room), width, (part) => face.widthOf(part, size)), size };
}
