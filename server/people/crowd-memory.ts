/** What is known of those who ask just now, by a text that each of them has for themselves. */
export type CrowdMemory<Value> = {
  readonly get: (name: string) => Value | undefined;
  readonly set: (name: string, value: Value) => void;
  readonly delete: (name: string) => void;
  readonly clear: () => void;
};

/** Ids and signatures end in letters that were drawn. */
const DRAWN_LETTERS = 6;

// FNV-1a (draft-eastlake-fnv) over the last letters.
function placeOf(name: string, places: number): number {
  let hash = 0x811c_9dc5;
  for (let index = Math.max(0, name.length - DRAWN_LETTERS); index < name.length; index += 1)
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x0100_0193);
  return (hash ^ (hash >>> 15)) & (places - 1);
}

/**
 * Remembers at most so many (a power of two), each at the one place that the end of its name says; whoever comes to a
 * place that is taken takes it. A crowd is one of new faces: a Map grows and forgets for each of them, which costs a
 * request more than what it remembers spares it.
 */
export function makeCrowdMemory<Value>(places: number): CrowdMemory<Value> {
  const names = new Array<string | undefined>(places).fill(undefined);
  const values = new Array<Value | undefined>(places).fill(undefined);
  const put = (place: number, name: string | undefined, value: Value | undefined): void => {
    names[place] = name;
    values[place] = value;
  };
  return {
    get: (name) => {
      const place = placeOf(name, places);
      return names[place] === name ? values[place] : undefined;
    },
    set: (name, value) => put(placeOf(name, places), name, value),
    delete: (name) => {
      const place = placeOf(name, places);
      if (names[place] === name) put(place, undefined, undefined);
    },
    clear: () => {
      names.fill(undefined);
      values.fill(undefined);
    },
  };
}
