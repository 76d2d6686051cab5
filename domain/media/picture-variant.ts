/** The sizes that an uploaded picture is kept in, by the longest edge in pixels; none is enlarged. Pages say with them which file a screen needs. */
export const LONGEST_EDGE = { full: 1600, card: 640, thumb: 160 } as const;

export type PictureVariant = keyof typeof LONGEST_EDGE;
