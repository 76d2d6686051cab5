import type { Clock } from '#server/application/ports/clock.ts';
import type { EventBus } from '#server/application/ports/event-bus.ts';
import type { MicroCache, MicroCacheEntry } from '#server/application/ports/micro-cache.ts';

type Kept = { readonly value: Promise<unknown>; readonly until: number; readonly events: readonly number[] };

const MOST_KEPT = 5_000;

/** Keeps promises, so that a crowd that comes while one value loads waits for that one load. */
export function makeInProcessMicroCache(clock: Clock, bus: Pick<EventBus, 'subscribe'>, mostKept = MOST_KEPT): MicroCache {
  const kept = new Map<string, Kept>();
  bus.subscribe((message) => {
    if (message.kind === 'resynchronise') kept.clear();
    if (message.kind !== 'event' && message.kind !== 'stock') return;
    for (const [key, { events }] of kept) if (events.includes(message.eventId)) kept.delete(key);
  });
  return {
    remember: <T>({ key, ttlMs, events = [], load }: MicroCacheEntry<T>): Promise<T> => {
      const now = clock.now();
      const known = kept.get(key);
      // Every key has one type of value: the key names what is loaded.
      if (known !== undefined && known.until > now) return known.value as Promise<T>;
      const value = load();
      const entry: Kept = { value, until: now + ttlMs, events };
      kept.delete(key);
      kept.set(key, entry);
      // The oldest goes; a Map keeps the order of insertion.
      if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? key);
      value.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      return value;
    },
  };
}
