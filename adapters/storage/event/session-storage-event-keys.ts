import { attemptOn } from '#adapters/storage/platform/attempt-on.ts';
import type { EventKeys } from '#application/event/ports/event-keys.ts';

const NAME = 'event-keys';
const MOST_KEPT = 10;

export function makeSessionStorageEventKeys(storage: () => Storage): EventKeys {
  const attempt = attemptOn(storage);
  let keys: readonly string[] | null = null;
  const kept = (): readonly string[] => {
    keys ??= (attempt((store) => store.getItem(NAME)) ?? '').split(',').filter((key) => key !== '');
    return keys;
  };
  return {
    kept,
    keep: (key) => {
      keys = [key, ...kept().filter((one) => one !== key)].slice(0, MOST_KEPT);
      attempt((store) => store.setItem(NAME, kept().join(',')));
    },
  };
}
