import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { makeMemoryDoorShelf, makeMemoryScanQueue } from '#adapters/memory/door/memory-door-shelf.ts';
import { makeIndexedDoorShelf } from '#adapters/storage/door/indexed-door-shelf.ts';
import { makeIndexedScanQueue } from '#adapters/storage/door/indexed-scan-queue.ts';
import { makeLocalOfflineData } from '#adapters/storage/platform/local-offline-data.ts';
import { NOW } from '#test/builders/moments.ts';
import { doorShelfContract } from './door-shelf.contract.ts';

vi.stubGlobal('IDBKeyRange', IDBKeyRange);

describe('in memory', () => {
  doorShelfContract(() => {
    const queue = makeMemoryScanQueue();
    return { shelf: makeMemoryDoorShelf(), queue, reopen: () => ({ queue }) };
  });
});

describe('in IndexedDB', () => {
  doorShelfContract(() => {
    const databases = new IDBFactory();
    const open = () => ({
      shelf: makeIndexedDoorShelf(() => databases),
      queue: makeIndexedScanQueue(() => databases),
    });
    return { ...open(), reopen: open };
  });

  const scan = { key: 'one', text: 'A', sessionId: 1, at: NOW, listMadeAt: null, ticketId: null };
  const place = { eventId: 7, name: 'Đêm nhạc', timezone: 'Asia/Ho_Chi_Minh', sessions: [] };

  it('signing out removes the tickets and leaves the scans that were not sent', async () => {
    const databases = new IDBFactory();
    const shelf = makeIndexedDoorShelf(() => databases);
    await shelf.keepDoor(place);
    await makeIndexedScanQueue(() => databases).keep(7, scan);
    const blocked = () => {
      throw new DOMException('No', 'SecurityError');
    };
    makeLocalOfflineData(blocked, blocked, () => databases).forgetAll();
    await vi.waitFor(async () => expect(await makeIndexedDoorShelf(() => databases).door(7)).toBeNull());
    expect(await shelf.door(7)).toBeNull();
    expect(await makeIndexedScanQueue(() => databases).read(7)).toEqual([scan]);
  });

  it('where storage is blocked, no door is kept, and scans live as long as the page', async () => {
    const blocked = () => {
      throw new DOMException('No', 'SecurityError');
    };
    const [shelf, queue] = [makeIndexedDoorShelf(blocked), makeIndexedScanQueue(blocked)];
    await shelf.keepDoor(place);
    expect(await shelf.door(7)).toBeNull();
    await queue.keep(7, scan);
    expect(await queue.read(7)).toEqual([scan]);
    await queue.drop(['one']);
    expect(await queue.read(7)).toEqual([]);
  });
});
