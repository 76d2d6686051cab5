import { describe, expect, it } from 'vitest';
import { makeMemoryDraftShelf } from '#adapters/memory/event/memory-draft-shelf.ts';
import { makeSessionStorageDraftShelf } from '#adapters/storage/event/session-storage-draft-shelf.ts';
import { aStorage } from '#test/builders/a-storage.ts';
import { draftShelfContract } from './draft-shelf.contract.ts';

describe('in memory', () => draftShelfContract(makeMemoryDraftShelf));

describe("in the tab's storage", () => {
  draftShelfContract(() => {
    const storage = aStorage();
    return makeSessionStorageDraftShelf(() => storage);
  });

  it('a reload finds what was kept', () => {
    const storage = aStorage();
    makeSessionStorageDraftShelf(() => storage).keep('event', 'text');
    expect(makeSessionStorageDraftShelf(() => storage).read('event')).toBe('text');
  });

  it('a browser that forbids storage keeps it as long as the page', () => {
    const shelf = makeSessionStorageDraftShelf(() => {
      throw new DOMException('No', 'SecurityError');
    });
    shelf.keep('event', 'text');
    expect(shelf.read('event')).toBe('text');
  });
});
