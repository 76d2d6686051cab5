import { answerOf, openDatabase, storedBy } from '#adapters/storage/platform/indexed-db.ts';
import { DOOR_DATABASE } from '#adapters/storage/platform/local-offline-data.ts';
import type { ListedTicket, TicketKey } from '#application/door/ports/door.ts';
import type { DoorShelf, KeptDoor } from '#application/door/ports/door-shelf.ts';

/** `listId`: of the current tickets; a list being loaded has another. */
type DoorRow = KeptDoor & { readonly eventId: number; readonly listId: string };
type TicketRow = ListedTicket & { readonly listId: string };

const DOORS = 'doors';
const TICKETS = 'tickets';
const BY_CODE = 'code';

function make(database: IDBDatabase): void {
  database.createObjectStore(DOORS, { keyPath: 'eventId' });
  database.createObjectStore(TICKETS, { keyPath: ['listId', 'ticketId'] }).createIndex(BY_CODE, ['listId', 'code']);
}

/** Read at once: a list is searched in passing, without holding it. */
const PAGE = 2_000;

const ofList = (listId: string) => IDBKeyRange.bound([listId], [listId, []]);

/** Tickets are read one by one, so that 50,000 of them take no memory. */
export function makeIndexedDoorShelf(databases: () => IDBFactory): DoorShelf {
  let opened: Promise<IDBDatabase> | null = null;

  /** Answers `instead` where storage is blocked. */
  async function using<T>(work: (database: IDBDatabase) => Promise<T>, instead: T): Promise<T> {
    try {
      opened ??= openDatabase(databases(), DOOR_DATABASE, make);
      return await work(await opened);
    } catch {
      // The database may have been deleted: the next call opens it again.
      opened = null;
      return instead;
    }
  }

  const readDoor = (database: IDBDatabase, eventId: number) =>
    answerOf<DoorRow | undefined>(database.transaction(DOORS).objectStore(DOORS).get(eventId));

  async function putDoor(database: IDBDatabase, row: DoorRow): Promise<void> {
    const transaction = database.transaction(DOORS, 'readwrite');
    transaction.objectStore(DOORS).put(row);
    await storedBy(transaction);
  }

  async function clear(database: IDBDatabase, listId: string): Promise<void> {
    const transaction = database.transaction(TICKETS, 'readwrite');
    transaction.objectStore(TICKETS).delete(ofList(listId));
    await storedBy(transaction);
  }

  return {
    door: (eventId) =>
      using(async (database) => {
        const row = await readDoor(database, eventId);
        return row === undefined ? null : { place: row.place, list: row.list };
      }, null),
    keepDoor: (place) =>
      using(async (database) => {
        const known = await readDoor(database, place.eventId);
        const { eventId } = place;
        await putDoor(database, { eventId, place, list: known?.list ?? null, listId: known?.listId ?? '' });
      }, undefined),
    replaceList: (eventId, madeAt, pages) =>
      using(async (database) => {
        const known = await readDoor(database, eventId);
        if (known === undefined) return null;
        // Two tabs never write into one list.
        const listId = crypto.randomUUID();
        let count = 0;
        let keys: readonly TicketKey[] = [];
        try {
          for await (const page of pages) {
            const transaction = database.transaction(TICKETS, 'readwrite');
            const store = transaction.objectStore(TICKETS);
            for (const ticket of page.tickets) store.put({ ...ticket, listId } satisfies TicketRow);
            await storedBy(transaction);
            count += page.tickets.length;
            keys = page.keys;
          }
        } catch (error) {
          await clear(database, listId);
          throw error;
        }
        const list = { madeAt, count, keys };
        await putDoor(database, { ...known, list, listId });
        await clear(database, known.listId);
        return list;
      }, null),
    ticket: (eventId, by) =>
      using(async (database) => {
        // In one transaction: a guest waits for it.
        const reading = database.transaction([DOORS, TICKETS]);
        const door = await answerOf<DoorRow | undefined>(reading.objectStore(DOORS).get(eventId));
        const listId = door?.listId ?? '';
        const store = reading.objectStore(TICKETS);
        const row = await answerOf<TicketRow | undefined>(
          'code' in by ? store.index(BY_CODE).get([listId, by.code]) : store.get([listId, by.ticketId]),
        );
        if (row === undefined) return null;
        const { listId: _ofList, ...ticket } = row;
        return ticket;
      }, null),
    search: (eventId, matches, limit) =>
      using(async (database) => {
        const listId = (await readDoor(database, eventId))?.listId ?? '';
        const store = database.transaction(TICKETS).objectStore(TICKETS);
        const found: ListedTicket[] = [];
        let range = ofList(listId);
        while (true) {
          const rows = await answerOf<TicketRow[]>(store.getAll(range, PAGE));
          for (const { listId: _ofList, ...ticket } of rows) if (matches(ticket)) found.push(ticket);
          const last = rows.at(-1);
          if (rows.length < PAGE || last === undefined || found.length >= limit) return found.slice(0, limit);
          range = IDBKeyRange.bound([listId, last.ticketId], [listId, []], true);
        }
      }, []),
    note: (eventId, ticket) =>
      using(async (database) => {
        const listId = (await readDoor(database, eventId))?.listId ?? '';
        const transaction = database.transaction(TICKETS, 'readwrite');
        transaction.objectStore(TICKETS).put({ ...ticket, listId } satisfies TicketRow);
        await storedBy(transaction);
      }, undefined),
  };
}
