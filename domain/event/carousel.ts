/** How long a carousel shows a picture before the next one comes by itself, in milliseconds. [S9] */
export const SLIDE_MS = 3_000;

/** The slide after this one of so many, the first after the last; a carousel that is empty stays where it is. */
export const slideAfter = (slide: number, count: number): number => (slide + 1 < count ? slide + 1 : 0);

/** The slide before this one, the last before the first. */
export const slideBefore = (slide: number, count: number): number => (slide > 0 ? slide : count) - 1;
