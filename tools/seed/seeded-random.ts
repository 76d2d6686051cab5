export type Random = {
  /** From 0 up to 1, without 1. */
  next(): number;
  /** A whole number of the range, both ends included. */
  int(low: number, high: number): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
};

/** The same seed gives the same numbers on every machine (mulberry32, public domain). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[int(0, list.length - 1)] ?? list[0],
  };
}
