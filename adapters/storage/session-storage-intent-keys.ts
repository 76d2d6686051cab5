import type { IntentKeys } from '#application/ports/intent-keys.ts';

const keyOf = (intent: string) => `intent:${intent}`;

/** Memory first, so that a double press is one press even where storage is forbidden. */
export function makeSessionStorageIntentKeys(storage: () => Storage): IntentKeys {
  const memory = new Map<string, string>();
  const attempt = <T>(act: (store: Storage) => T): T | null => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
  return {
    find: (intent) => memory.get(intent) ?? attempt((store) => store.getItem(keyOf(intent))),
    keep: (intent, key) => {
      memory.set(intent, key);
      attempt((store) => store.setItem(keyOf(intent), key));
    },
    drop: (intent) => {
      memory.delete(intent);
      attempt((store) => store.removeItem(keyOf(intent)));
    },
  };
}
