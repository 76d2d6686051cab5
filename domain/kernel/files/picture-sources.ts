/** Longest edge in pixels, never enlarged: full screen, phones at 1080 and 720 pixels, and list rows. */
export const LONGEST_EDGE = { full: 1600, large: 1080, card: 768, thumb: 160 } as const;

export type PictureVariant = keyof typeof LONGEST_EDGE;
export const PICTURE_VARIANTS = ['full', 'large', 'card', 'thumb'] as const satisfies readonly PictureVariant[];

/** Sizes that pages use, smallest first. */
const SHOWN = ['card', 'large', 'full'] as const satisfies readonly PictureVariant[];

const UPLOADED = /^(?<folder>\/files\/[0-9a-f-]{36}\/)full\.webp$/;

export type Picture = { readonly url: string; readonly width: number; readonly height: number };
export type PictureSource = { readonly url: string; readonly width: number };

/** Width of a picture in a size, in whole pixels. */
export function widthIn(variant: PictureVariant, { width, height }: Omit<Picture, 'url'>): number {
  const longest = Math.max(width, height);
  if (longest <= LONGEST_EDGE[variant]) return width;
  const scaled = width * LONGEST_EDGE[variant];
  return Math.max(1, Math.floor(scaled / longest));
}

/** The addresses and widths for `srcset`, smallest first; an external picture has one. */
export function pictureSources({ url, width, height }: Picture): readonly PictureSource[] {
  const folder = UPLOADED.exec(url)?.groups?.['folder'];
  if (folder === undefined) return [{ url, width }];
  const sources = SHOWN.map((variant) => ({
    url: `${folder}${variant}.webp`,
    width: widthIn(variant, { width, height }),
  }));
  // Of equal widths, keep the largest file.
  return sources.filter((source, place) => source.width < (sources[place + 1]?.width ?? Number.POSITIVE_INFINITY));
}
