import { createRequire } from 'node:module';

export type Face = { readonly alphabet: 'latin' | 'vietnamese'; readonly weight: 400 | 600 | 800 };

export const FACES: readonly Face[] = (['vietnamese', 'latin'] as const).flatMap((alphabet) =>
  ([400, 600, 800] as const).map((weight) => ({ alphabet, weight })),
);

const { resolve } = createRequire(import.meta.url);

export const fontPath = ({ alphabet, weight }: Face): string =>
  resolve(`@fontsource/be-vietnam-pro/files/be-vietnam-pro-${alphabet}-${weight}-normal.woff2`);
