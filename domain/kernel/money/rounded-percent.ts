import type { Dong } from './dong.ts';

/**
 * What per cent `part` is of `whole`, rounded to a whole number, a half up; 0 when the whole is 0. Multiplied first: 23
 * of 40 is 57.5 and not a little less.
 */
export const roundedPercent = (part: Dong, whole: Dong): number => (whole === 0 ? 0 : Math.round((part * 100) / whole));
