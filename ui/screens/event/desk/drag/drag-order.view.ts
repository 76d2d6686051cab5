/** The list with one entry at another place. */
export function movedTo<T>(all: readonly T[], from: number, to: number): readonly T[] {
  const one = all[from];
  if (one === undefined || to < 0 || to >= all.length) return all;
  return all.toSpliced(from, 1).toSpliced(to, 0, one);
}

/** Where an entry lands that is dropped at `y`, from the middles of all entries. */
export const placeOf = (middles: readonly number[], from: number, y: number): number =>
  middles.filter((middle, at) => at !== from && middle < y).length;

/** Pixels to scroll a frame, while the pointer is near an edge of the window. */
export function scrollNear(y: number, height: number): number {
  const edge = Math.min(96, height / 4);
  if (y < edge) return -Math.ceil((edge - y) / 6);
  return y > height - edge ? Math.ceil((y - height + edge) / 6) : 0;
}
