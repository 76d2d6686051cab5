import type { DraftShelf } from '#application/ports/draft-shelf.ts';

const keyOf = (name: string) => `draft:${name}`;

/** Memory first: where storage is forbidden or full, a draft lives as long as the page. */
export function makeSessionStorageDraftShelf(storage: () => Storage): DraftShelf {
  const memory = new Map<string, string>();
  const attempt = <T>(act: (store: Storage) => T): T | null => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
  return {
    read: (name) => memory.get(name) ?? attempt((store) => store.getItem(keyOf(name))),
    keep: (name, text) => {
      memory.set(name, text);
      attempt((store) => store.setItem(keyOf(name), text));
    },
    clear: (name) => {
      memory.delete(name);
      attempt((store) => store.removeItem(keyOf(name)));
    },
  };
}
