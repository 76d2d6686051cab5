import { token } from '#domain/kernel/token.ts';

export type MicroCacheEntry<T> = {
  /** Whatever the value depends on stands in the key: locale, page, filter. Never a viewer. */
  readonly key: string;
  readonly ttlMs: number;
  /** Events whose change makes the value old (bus messages 'event' and 'stock'). */
  readonly events?: readonly number[];
  readonly load: () => Promise<T>;
};

/**
 * Remembers what is read very often and is the same for everybody, for a fraction of a second. Whoever asks while it loads waits for the
 * same load. Nothing is ever sold from here.
 */
export type MicroCache = {
  readonly remember: <T>(entry: MicroCacheEntry<T>) => Promise<T>;
};
export const MicroCache = token<MicroCache>('MicroCache');
