import { attemptOn } from '#adapters/storage/platform/attempt-on.ts';
import type { DeviceSearches } from '#application/people/ports/device-searches.ts';
import type { KeptFilter } from '#application/people/ports/filter-shelf.ts';

const KEY = 'searches';

// Parsed by hand, as zod is not part of discovery.
const isKept = (value: unknown): value is KeptFilter => {
  const { id, name, query }: Partial<Record<keyof KeptFilter, unknown>> = Object(value);
  return typeof id === 'string' && typeof name === 'string' && typeof query === 'string';
};

export function makeLocalSearches(storage: () => Storage): DeviceSearches {
  const attempt = attemptOn(storage);
  return {
    read: () => {
      const kept: unknown = attempt((store) => JSON.parse(store.getItem(KEY) ?? '[]'));
      return Array.isArray(kept) ? kept.filter(isKept) : [];
    },
    write: (searches) =>
      attempt((store) => {
        store.setItem(KEY, JSON.stringify(searches));
        return true;
      }) ?? false,
  };
}
