/**
 * The sizes that an uploaded picture is kept in, by the longest edge in pixels; none is enlarged: for a whole screen,
 * for phones of 1080 and of 720 pixels, for a line of a list. Pages say with them which file a screen needs.
 */
export const LONGEST_EDGE = { full: 1600, large: 1080, card: 768, thumb: 160 } as const;

export type PictureVariant = keyof typeof LONGEST_EDGE;
export const PICTURE_VARIANTS = ['full', 'large', 'card', 'thumb'] as const satisfies readonly PictureVariant[];
