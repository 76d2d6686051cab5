import type { Contour } from './glyph-outline.ts';

type Place = { readonly x: number; readonly y: number };

const middle = (one: Place, other: Place): Place => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** `write` maps a point of the font to the picture's two numbers. */
export function contourPath(contour: Contour, write: (place: Place) => string): string {
  const [first] = contour;
  const last = contour.at(-1);
  if (first === undefined || last === undefined) return '';
  const at = contour.findIndex(({ on }) => on);
  const start: Place = contour[at] ?? middle(last, first);
  const rest = at === -1 ? contour : [...contour.slice(at + 1), ...contour.slice(0, at)];
  let bend: Place | null = null;
  const steps: string[] = [`M${write(start)}`];
  for (const point of [...rest, { ...start, on: true }]) {
    if (point.on) {
      steps.push(bend === null ? `L${write(point)}` : `Q${write(bend)} ${write(point)}`);
      bend = null;
      continue;
    }
    // Between two control points lies an implied point on the edge (TrueType).
    if (bend !== null) steps.push(`Q${write(bend)} ${write(middle(bend, point))}`);
    bend = point;
  }
  return `${steps.join('')}Z`;
}
