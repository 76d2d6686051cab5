import type { Clock } from '#server/platform/ports/clock.ts';
import type { BusMessage, EventBus } from '#server/platform/ports/event-bus.ts';
import type { Keeping, MicroCache, MicroCacheEntry } from '#server/platform/ports/micro-cache.ts';
import { type ExpiryTimes, expiryTimes, timesAfter } from './expiry-times.ts';

type Kept = {
  readonly value: Promise<unknown>;
  readonly keeping: Keeping;
  times: ExpiryTimes;
  /** When it last moved to the end of the order of use. */
  usedAt: number;
};
/** Which of the messages apply is known once it has loaded. */
type Flight = { readonly value: Promise<unknown>; readonly heard: BusMessage[] };

export type CacheBounds = { readonly entries: number; readonly bytes: number };
const BOUNDS: CacheBounds = { entries: 5_000, bytes: 64 * 1_048_576 };
/** A load that hears more messages than this is not kept. */
const MOST_HEARD = 1_000;
/** A crowd that asks for the same few keys does not move them each time. */
const MOVED_EVERY_MS = 100;

/** Concurrent readers of one key share one load. Evicts the least recently used. */
export function makeInProcessMicroCache(
  clock: Clock,
  bus: Pick<EventBus, 'subscribe'>,
  bounds: CacheBounds = BOUNDS,
): MicroCache {
  const kept = new Map<string, Kept>();
  const flights = new Map<string, Flight>();
  /** Keys by the event they depend on, or by 'lists'. */
  const tellingOf = new Map<number | 'lists', Set<string>>();
  let bytes = 0;

  const subjects = ({ events, lists }: Keeping): readonly (number | 'lists')[] =>
    lists ? [...events, 'lists'] : events;
  function drop(key: string): void {
    const gone = kept.get(key);
    if (gone === undefined) return;
    kept.delete(key);
    bytes -= gone.keeping.bytes;
    for (const subject of subjects(gone.keeping)) {
      const keys = tellingOf.get(subject);
      keys?.delete(key);
      if (keys?.size === 0) tellingOf.delete(subject);
    }
  }
  function put(key: string, entry: Kept): void {
    drop(key);
    kept.set(key, entry);
    bytes += entry.keeping.bytes;
    for (const subject of subjects(entry.keeping)) {
      const keys = tellingOf.get(subject);
      if (keys === undefined) tellingOf.set(subject, new Set([key]));
      else keys.add(key);
    }
    for (const eldest of kept.keys()) {
      if (kept.size <= bounds.entries && bytes <= bounds.bytes) break;
      drop(eldest);
    }
  }
  function shorten(key: string, message: BusMessage, now: number): void {
    const entry = kept.get(key);
    if (entry === undefined) return;
    const times = timesAfter(entry.times, entry.keeping, message, now);
    if (times === null) drop(key);
    else entry.times = times;
  }

  bus.subscribe((message) => {
    if (message.kind !== 'event' && message.kind !== 'stock' && message.kind !== 'resynchronise') return;
    for (const { heard } of flights.values()) if (heard.length <= MOST_HEARD) heard.push(message);
    const now = clock.now();
    const keys =
      message.kind === 'resynchronise'
        ? kept.keys()
        : new Set([...(tellingOf.get(message.eventId) ?? []), ...(tellingOf.get('lists') ?? [])]);
    for (const key of keys) shorten(key, message, now);
  });

  function load<T>({ key, load, keep }: MicroCacheEntry<T>): Promise<T> {
    const beganAt = clock.now();
    const value = load();
    const flight: Flight = { value, heard: [] };
    flights.set(key, flight);
    const land = (loaded: T): void => {
      flights.delete(key);
      const keeping = keep(loaded);
      const now = clock.now();
      let times = keeping === null || flight.heard.length > MOST_HEARD ? null : expiryTimes(beganAt, keeping);
      for (const message of flight.heard)
        times = keeping === null || times === null ? null : timesAfter(times, keeping, message, now);
      if (keeping === null || times === null) drop(key);
      else put(key, { value, keeping, times, usedAt: now });
    };
    // A failed load leaves the cached value until it expires.
    value.then(land, () => flights.delete(key));
    return value;
  }

  function remember<T>(entry: MicroCacheEntry<T>): Promise<T> {
    const { key } = entry;
    const now = clock.now();
    const known = kept.get(key);
    const flight = flights.get(key);
    if (known !== undefined && known.times.usableUntil > now) {
      // The Map's order is the order of use.
      if (now - known.usedAt >= MOVED_EVERY_MS) {
        kept.delete(key);
        kept.set(key, known);
        known.usedAt = now;
      }
      if (known.times.freshUntil <= now && flight === undefined) load(entry).catch(() => undefined);
      // Each key has one type of value.
      return known.value as Promise<T>;
    }
    if (flight === undefined) return load(entry);
    if (!flight.heard.some(({ kind }) => kind !== 'stock')) return flight.value as Promise<T>;
    // That load may have read before the change this caller knows of.
    const again = (): Promise<T> => remember(entry);
    return flight.value.then(again, again);
  }
  return { remember };
}
