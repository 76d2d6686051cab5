import { createHash } from 'node:crypto';
import { stripIgnoredCharacters } from 'graphql';

/** By text and by the SHA-256 of their text. */
export type RegisteredOperations = {
  readonly has: (text: string) => boolean;
  /** In our own pages' spelling, letter by letter. */
  readonly isOwn: (text: string) => boolean;
  readonly byHash: (sha256: string) => string | undefined;
};

const MOST_SPELLINGS = 2_000;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Clients print the same operation with other whitespace, and add __typename for their caches. */
function essence(text: string): string | undefined {
  try {
    return stripIgnoredCharacters(stripIgnoredCharacters(text).replace(/\b__typename\b/g, ' '));
  } catch {
    // Not GraphQL at all.
    return undefined;
  }
}

export function registerOperations(texts: readonly string[]): RegisteredOperations {
  const essences = new Set(texts.map(essence));
  const hashes = new Map(texts.map((text) => [sha256(text), text]));
  const ours = new Set(texts);
  // Spellings already recognised as ours, by hash: a caller's text is never kept.
  const spellings = new Set<string>();
  return {
    isOwn: (text) => ours.has(text),
    has: (text) => {
      if (ours.has(text)) return true;
      const spelling = sha256(text);
      if (spellings.has(spelling)) return true;
      const known = essence(text);
      if (known === undefined || !essences.has(known)) return false;
      if (spellings.size < MOST_SPELLINGS) spellings.add(spelling);
      return true;
    },
    byHash: (hash) => hashes.get(hash),
  };
}
