import type { Dong } from './dong.ts';

/** What per cent `part` is of `whole`, rounded to a whole number; 0 when the whole is 0. */
export const roundedPercent = (part: Dong, whole: Dong): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));
