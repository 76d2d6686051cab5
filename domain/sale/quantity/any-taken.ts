type Counts = { readonly sold: number; readonly held: number };

/** Whether somebody has, or holds, a place of one of these: they are then not removed, only closed. [S5-11] */
export const anyTaken = (ones: readonly Counts[]): boolean => ones.some(({ sold, held }) => sold > 0 || held > 0);
