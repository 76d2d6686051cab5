import type { DraftShelf } from '#application/event/ports/draft-shelf.ts';

export function makeMemoryDraftShelf(): DraftShelf {
  const shelf = new Map<string, string>();
  return {
    read: (name) => shelf.get(name) ?? null,
    keep: (name, text) => void shelf.set(name, text),
    clear: (name) => void shelf.delete(name),
  };
}
