import { createHash } from 'node:crypto';

/** The operations of our own pages, known by their text and by its SHA-256. */
export type RegisteredOperations = { readonly has: (text: string) => boolean; readonly byHash: (sha256: string) => string | undefined };

/** The registry of these operations' texts. */
export function registerOperations(texts: readonly string[]): RegisteredOperations {
  const known = new Set(texts);
  const hashes = new Map(texts.map((text) => [createHash('sha256').update(text).digest('hex'), text]));
  return { has: (text) => known.has(text), byHash: (sha256) => hashes.get(sha256) };
}
