import { token } from '#domain/kernel/token.ts';

/** How long a value is cached, and what makes it stale earlier. */
export type Keeping = {
  /** Fresh for so long after its load began. */
  readonly freshMs: number;
  /** Then served stale for so long, while one reload runs. */
  readonly staleMs: number;
  /** Events whose 'event' messages drop it. */
  readonly events: readonly number[];
  /** It lists events, so any event's change may change it. */
  readonly lists: boolean;
  /** Shows free places: 'stock' messages of its events age it too, at most this often. Null: it does not. */
  readonly stockEveryMs: number | null;
  readonly bytes: number;
};

export type MicroCacheEntry<T> = {
  /** Holds whatever the value depends on: locale, page, filter. Never a viewer. */
  readonly key: string;
  readonly load: () => Promise<T>;
  /** Null: not cached. */
  readonly keep: (value: T) => Keeping | null;
};

/** The same for everyone; never read by sales. A load that began before a change is not shared with later readers. */
export type MicroCache = {
  readonly remember: <T>(entry: MicroCacheEntry<T>) => Promise<T>;
};
export const MicroCache = token<MicroCache>('MicroCache');
