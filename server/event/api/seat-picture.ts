import type { SeatMap } from '#server/platform/graphql/schema.gen.ts';

/** By the letters of SeatMapRow.kinds. */
const COLOURS = { '.': '#5b6475', A: '#1d6fd1', C: '#6aa5ea', '*': '#c98a00', '?': '#8f6bd1' } as const;

/** Each seat is a line of no length with round ends: an eighth of the text that circles need. */
const dots = (map: SeatMap, kind: string): string =>
  map.rows
    .flatMap((row, y) => row.places.flatMap((x, at) => (row.kinds[at] === kind ? [`M${x} ${y}h0`] : [])))
    .join('');

export function seatPicture(map: SeatMap): string {
  const width = 2 + map.rows.reduce((widest, row) => Math.max(widest, ...row.places), 0);
  const paths = Object.entries(COLOURS).flatMap(([kind, colour]) => {
    const seats = dots(map, kind);
    return seats === '' ? [] : [`<path stroke="${colour}" d="${seats}"/>`];
  });
  const box = `viewBox="-1 -1 ${width} ${map.rows.length + 1}" stroke-width=".7" stroke-linecap="round"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${paths.join('')}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
