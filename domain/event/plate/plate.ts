import { type PaletteName, palettes } from './palettes.ts';

export const MOTIFS = ['hills', 'lotus', 'scales', 'bamboo', 'ribbons', 'lanterns', 'fans', 'tiles', 'rings'] as const;
export type MotifName = (typeof MOTIFS)[number];

export const PALETTE_NAMES = Object.keys(palettes) as readonly PaletteName[];

/** What an event's print is drawn from. `seed` varies a motif: an integer from 0 below 2^31. [design] */
export type Plate = { readonly motif: MotifName; readonly palette: PaletteName; readonly seed: number };

const SEEDS = 2_147_483_648;
/** Odd and prime: neighbouring ids get distant values (Fibonacci hashing). */
const SPREAD = 2_654_435_769;

/** The organiser's choice by name, else always the same for an id, and unlike its neighbours'. [design] */
export function plateOf(eventId: number, chosen: string | null): Plate {
  const named = chosen === null ? null : plateNamed(chosen);
  if (named !== null) return named;
  const spread = Math.imul(eventId, SPREAD) >>> 0;
  return {
    motif: MOTIFS[spread % MOTIFS.length] ?? MOTIFS[0],
    palette: PALETTE_NAMES[Math.floor(spread / MOTIFS.length) % PALETTE_NAMES.length] ?? 'vermilion',
    seed: eventId % SEEDS,
  };
}

/** How many plates an organiser chooses from. */
export const PLATES_OFFERED = 12;

/** The plates to choose from, this one first; no two share both motif and palette. [design] */
export const platesBeside = (plate: Plate): readonly Plate[] =>
  Array.from({ length: PLATES_OFFERED }, (_, at) => ({
    motif: MOTIFS[(MOTIFS.indexOf(plate.motif) + at) % MOTIFS.length] ?? plate.motif,
    // Seven and ten share no divisor: ten plates in a row have ten palettes.
    palette: PALETTE_NAMES[(PALETTE_NAMES.indexOf(plate.palette) + at * 7) % PALETTE_NAMES.length] ?? plate.palette,
    seed: (plate.seed + at) % SEEDS,
  }));

/** Width and height of a print, in pixels. */
export const PRINT_SIZE = 1_200;

/** A plate's print: its address from the site's root, its size in pixels and its main colour. */
export const printOf = (plate: Plate) => ({
  plate: plateName(plate),
  url: `/api/print/${plateName(plate)}.svg`,
  width: PRINT_SIZE,
  height: PRINT_SIZE,
  color: palettes[plate.palette].main,
});

/** How a plate is stored and sent: 'lotus-jade-12'. */
export const plateName = ({ motif, palette, seed }: Plate): string => `${motif}-${palette}-${seed}`;

const ADDRESS = /^(?:https?:\/\/[^/?#]+)?\/api\/print\/([a-z]+-[a-z]+-\d{1,10})\.svg$/;

/** The plate that a print's address names, with or without an origin; null for anything else. */
export const plateAt = (address: string): Plate | null => plateNamed(ADDRESS.exec(address)?.[1] ?? '');

const NAME = /^([a-z]+)-([a-z]+)-(\d{1,10})$/;

/** The plate of this name; null for anything else. */
export function plateNamed(name: string): Plate | null {
  const [, motifName, paletteName, digits] = NAME.exec(name) ?? [];
  const motif = MOTIFS.find((one) => one === motifName);
  const palette = PALETTE_NAMES.find((one) => one === paletteName);
  const seed = Number(digits);
  return motif === undefined || palette === undefined || seed >= SEEDS ? null : { motif, palette, seed };
}
