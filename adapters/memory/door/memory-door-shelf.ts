import type { ListedTicket, TicketKey } from '#application/door/ports/door.ts';
import type { DoorShelf, KeptDoor } from '#application/door/ports/door-shelf.ts';
import type { KeptScan, ScanQueue } from '#application/door/ports/scan-queue.ts';

export function makeMemoryDoorShelf(): DoorShelf {
  const doors = new Map<number, KeptDoor>();
  const lists = new Map<number, Map<string, ListedTicket>>();
  return {
    door: async (eventId) => doors.get(eventId) ?? null,
    keepDoor: async (place) => void doors.set(place.eventId, { place, list: doors.get(place.eventId)?.list ?? null }),
    replaceList: async (eventId, madeAt, pages) => {
      const known = doors.get(eventId);
      if (known === undefined) return null;
      const tickets = new Map<string, ListedTicket>();
      let keys: readonly TicketKey[] = [];
      try {
        for await (const page of pages) {
          keys = page.keys;
          for (const ticket of page.tickets) tickets.set(ticket.ticketId, ticket);
        }
      } catch {
        return null;
      }
      const list = { madeAt, count: tickets.size, keys };
      doors.set(eventId, { ...known, list });
      lists.set(eventId, tickets);
      return list;
    },
    ticket: async (eventId, by) => {
      const tickets = lists.get(eventId);
      if ('ticketId' in by) return tickets?.get(by.ticketId) ?? null;
      return [...(tickets?.values() ?? [])].find(({ code }) => code === by.code) ?? null;
    },
    search: async (eventId, matches, limit) =>
      [...(lists.get(eventId)?.values() ?? [])].filter(matches).slice(0, limit),
    note: async (eventId, ticket) => void lists.get(eventId)?.set(ticket.ticketId, ticket),
  };
}

export function makeMemoryScanQueue(): ScanQueue {
  const scans = new Map<string, KeptScan & { readonly eventId: number }>();
  return {
    read: async (eventId) =>
      [...scans.values()]
        .filter((scan) => scan.eventId === eventId)
        .sort((one, other) => one.at - other.at)
        .map(({ eventId: _ofEvent, ...scan }) => scan),
    keep: async (eventId, scan) => void scans.set(scan.key, { ...scan, eventId }),
    drop: async (keys) => {
      for (const key of keys) scans.delete(key);
    },
  };
}
