import { type PaletteName, palettes } from './palettes.ts';

export const MOTIFS = ['hills', 'lotus', 'scales', 'bamboo', 'ribbons', 'lanterns', 'fans', 'tiles', 'rings'] as const;
export type MotifName = (typeof MOTIFS)[number];

export const PALETTE_NAMES = Object.keys(palettes) as readonly PaletteName[];

/** What an event's print is drawn from. `seed` varies a motif: an integer from 0 below 2^31. [design] */
export type Plate = { readonly motif: MotifName; readonly palette: PaletteName; readonly seed: number };

const SEEDS = 2_147_483_648;
/** Odd and prime: neighbouring ids get distant values (Fibonacci hashing). */
const SPREAD = 2_654_435_769;

/** The plate of an event without a cover: always the same for one id, and unlike its neighbours'. [design] */
export function plateOf(eventId: number): Plate {
  const spread = Math.imul(eventId, SPREAD) >>> 0;
  return {
    motif: MOTIFS[spread % MOTIFS.length] ?? MOTIFS[0],
    palette: PALETTE_NAMES[Math.floor(spread / MOTIFS.length) % PALETTE_NAMES.length] ?? 'vermilion',
    seed: eventId % SEEDS,
  };
}

/** Width and height of a print, in pixels. */
export const PRINT_SIZE = 1_200;

/** The print as a picture: its address from the site's root, its size in pixels and the colour that stands for it. */
export const printOf = (plate: Plate) => ({
  url: `/api/print/${plate.motif}-${plate.palette}-${plate.seed}.svg`,
  width: PRINT_SIZE,
  height: PRINT_SIZE,
  color: palettes[plate.palette].main,
});

const ADDRESS = /^(?:https?:\/\/[^/?#]+)?\/api\/print\/([a-z]+)-([a-z]+)-(\d{1,10})\.svg$/;

/** The plate that a print's address names, with or without an origin; null for anything else. */
export function plateAt(address: string): Plate | null {
  const [, motifName, paletteName, digits] = ADDRESS.exec(address) ?? [];
  const motif = MOTIFS.find((one) => one === motifName);
  const palette = PALETTE_NAMES.find((one) => one === paletteName);
  const seed = Number(digits);
  return motif === undefined || palette === undefined || seed >= SEEDS ? null : { motif, palette, seed };
}
