/**
 * The sizes that an uploaded picture is kept in, by the longest edge in pixels; none is enlarged: for a whole screen,
 * for phones of 1080 and of 720 pixels, for a line of a list. Pages say with them which file a screen needs.
 */
export const LONGEST_EDGE = { full: 1600, large: 1080, card: 768, thumb: 160 } as const;

export type PictureVariant = keyof typeof LONGEST_EDGE;
export const PICTURE_VARIANTS = ['full', 'large', 'card', 'thumb'] as const satisfies readonly PictureVariant[];

/** What a page may show a picture in, the smallest first. */
const SHOWN = ['card', 'large', 'full'] as const satisfies readonly PictureVariant[];

const UPLOADED = /^(?<folder>\/files\/[0-9a-f-]{36}\/)full\.webp$/;

export type Picture = { readonly url: string; readonly width: number; readonly height: number };
export type PictureSource = { readonly url: string; readonly width: number };

/** How wide a picture stands in a size, in whole pixels: it keeps its shape, and is never larger than it came. */
export function widthIn(variant: PictureVariant, { width, height }: Omit<Picture, 'url'>): number {
  const longest = Math.max(width, height);
  if (longest <= LONGEST_EDGE[variant]) return width;
  const scaled = width * LONGEST_EDGE[variant];
  return Math.max(1, Math.floor(scaled / longest));
}

/**
 * Where a picture can be had and how wide it is there, the smallest first, so that a screen takes the one it needs; a
 * picture that is not ours only as it is.
 */
export function pictureSources({ url, width, height }: Picture): readonly PictureSource[] {
  const folder = UPLOADED.exec(url)?.groups?.['folder'];
  if (folder === undefined) return [{ url, width }];
  const sources = SHOWN.map((variant) => ({
    url: `${folder}${variant}.webp`,
    width: widthIn(variant, { width, height }),
  }));
  // Of sizes that are one for this picture the largest file is the right one.
  return sources.filter((source, place) => source.width < (sources[place + 1]?.width ?? Number.POSITIVE_INFINITY));
}
