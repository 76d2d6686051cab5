export type Random = {
  /** From 0 to less than 1. */
  next(): number;
  /** An integer in the range, both ends included. */
  int(low: number, high: number): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
};

/** mulberry32 (public domain): the same numbers for a seed on every machine. */
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
