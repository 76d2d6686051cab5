import { afterScan } from '#domain/ticket/admit.ts';
import { type CountedScan, type DoorBook, ScanKeyTaken, type ShownTicket } from '#server/door/ports/door-book.ts';
import type { MemoryEvents } from '#server/event/memory/memory-events.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';

export function makeMemoryDoorBook(state: MemoryEvents): DoorBook {
  const ticketOf = (eventId: number, shown: ShownTicket): BoughtTicketRow | undefined =>
    [...state.tickets.values()].find(
      (ticket) =>
        ticket.eventId === eventId &&
        (shown.kind === 'id' ? ticket.boughtTicketId === shown.boughtTicketId : ticket.redeemCode === shown.redeemCode),
    );
  function countedOf(eventId: number, scanKey: string): CountedScan | undefined {
    const scan = state.scans.find((one) => one.eventId === eventId && one.scanKey === scanKey);
    if (scan === undefined) return undefined;
    const ofTicket = state.scans.filter((one) => one.boughtTicketId === scan.boughtTicketId);
    const upTo = ofTicket
      .filter((one) => one.at < scan.at || (one.at === scan.at && one.redeemId <= scan.redeemId))
      .sort((one, other) => one.at - other.at || (one.redeemId < other.redeemId ? -1 : 1));
    const { redeemId, boughtTicketId, sectionEventId, at, way } = scan;
    const isBack = way === 'IN' && upTo.at(-2)?.way === 'OUT';
    const number = upTo.filter((one) => one.way === 'IN').length;
    return { redeemId, boughtTicketId, sectionEventId, at, way, isBack, number };
  }
  return {
    open: async (_tx, eventId, scans) => ({
      tickets: scans.map(({ shown }) => ticketOf(eventId, shown) ?? null),
      counted: new Map(
        scans.flatMap(({ scanKey }) => {
          const counted = countedOf(eventId, scanKey);
          return counted === undefined ? [] : [[scanKey, counted] as const];
        }),
      ),
    }),
    count: async (_tx, eventId, scans) => {
      if (scans.some(({ scanKey }) => countedOf(eventId, scanKey) !== undefined)) throw new ScanKeyTaken();
      for (const scan of scans) {
        const ticket = state.tickets.get(scan.boughtTicketId);
        if (ticket === undefined) throw new Error(`There is no ticket ${scan.boughtTicketId}`);
        state.scans.push(scan);
        state.tickets.set(scan.boughtTicketId, afterScan(ticket, scan));
      }
    },
  };
}
