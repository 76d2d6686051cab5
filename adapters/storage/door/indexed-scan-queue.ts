import { answerOf, openDatabase, storedBy } from '#adapters/storage/platform/indexed-db.ts';
import type { KeptScan, ScanQueue } from '#application/door/ports/scan-queue.ts';

const DATABASE = 'vemoi-scans';
const SCANS = 'scans';
const BY_EVENT = 'eventId';

type Row = KeptScan & { readonly eventId: number };

const make = (database: IDBDatabase) =>
  void database.createObjectStore(SCANS, { keyPath: 'key' }).createIndex(BY_EVENT, 'eventId');

/** Where storage is blocked, scans live as long as the page. */
export function makeIndexedScanQueue(databases: () => IDBFactory): ScanQueue {
  const memory = new Map<string, Row>();
  let opened: Promise<IDBDatabase> | null = null;

  async function using<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T | null> {
    try {
      opened ??= openDatabase(databases(), DATABASE, make);
      return await work(await opened);
    } catch {
      opened = null;
      return null;
    }
  }

  return {
    read: async (eventId) => {
      const stored = await using((database) =>
        answerOf<Row[]>(database.transaction(SCANS).objectStore(SCANS).index(BY_EVENT).getAll(eventId)),
      );
      const rows = new Map(
        [...(stored ?? []), ...memory.values()].filter((row) => row.eventId === eventId).map((row) => [row.key, row]),
      );
      return [...rows.values()].sort((one, other) => one.at - other.at).map(({ eventId: _ofEvent, ...scan }) => scan);
    },
    keep: async (eventId, scan) => {
      const row = { ...scan, eventId };
      memory.set(scan.key, row);
      await using(async (database) => {
        // On the disk before the guest walks in.
        const transaction = database.transaction(SCANS, 'readwrite', { durability: 'strict' });
        transaction.objectStore(SCANS).put(row);
        await storedBy(transaction);
      });
    },
    drop: async (keys) => {
      for (const key of keys) memory.delete(key);
      await using(async (database) => {
        const transaction = database.transaction(SCANS, 'readwrite');
        for (const key of keys) transaction.objectStore(SCANS).delete(key);
        await storedBy(transaction);
      });
    },
  };
}
