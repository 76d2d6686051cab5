/** How long a carousel shows a picture, in milliseconds. [S9] */
export const SLIDE_MS = 3_000;

/** The next slide; wraps around. An empty carousel stays at 0. */
export const slideAfter = (slide: number, count: number): number => (slide + 1 < count ? slide + 1 : 0);

export const slideBefore = (slide: number, count: number): number => (slide > 0 ? slide : count) - 1;
