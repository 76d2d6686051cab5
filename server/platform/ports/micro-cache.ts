import { token } from '#domain/kernel/token.ts';

/** How long a value is kept, and what makes it old before. */
export type Keeping = {
  /** So long after its load began it is new. */
  readonly freshMs: number;
  /** So long after that it is still answered, while one load makes it new. */
  readonly staleMs: number;
  /** Events that it tells of: messages 'event' of the bus make it old. */
  readonly events: readonly number[];
  /** It lists events: any other event may come to stand in it. */
  readonly lists: boolean;
  /**
   * It tells how many places of its events are left: messages 'stock' make it old too, at most this often. null: it
   * does not.
   */
  readonly stockEveryMs: number | null;
  readonly bytes: number;
};

export type MicroCacheEntry<T> = {
  /** Whatever the value depends on stands in the key: locale, page, filter. Never a viewer. */
  readonly key: string;
  readonly load: () => Promise<T>;
  /** null: not at all. */
  readonly keep: (value: T) => Keeping | null;
};

/**
 * Remembers what is read very often and is the same for everybody, for a moment. Whoever asks while it loads waits for
 * the same load; a load that began before an event's change is not shared with who asks after it. Nothing is ever sold
 * from here.
 */
export type MicroCache = {
  readonly remember: <T>(entry: MicroCacheEntry<T>) => Promise<T>;
};
export const MicroCache = token<MicroCache>('MicroCache');
