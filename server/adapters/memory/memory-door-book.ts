import type { DoorBook } from '#server/application/ports/door-book.ts';
import type { MemoryEvents } from './memory-events.ts';

/** The door's book in memory. One process and no waiting between lock and count: nobody comes in between. */
export const makeMemoryDoorBook = (state: MemoryEvents): DoorBook => ({
  async lockTicket(_tx, eventId, shown) {
    const found = [...state.tickets.values()].find(
      (ticket) =>
        ticket.eventId === eventId && (shown.kind === 'id' ? ticket.boughtTicketId === shown.boughtTicketId : ticket.redeemCode === shown.redeemCode),
    );
    return found ?? null;
  },
  async counted(_tx, eventId, scanKey) {
    const scan = state.scans.find((one) => one.eventId === eventId && one.scanKey === scanKey);
    if (scan === undefined) return null;
    const ofTicket = state.scans.filter((one) => one.boughtTicketId === scan.boughtTicketId);
    const number = ofTicket.filter((one) => one.at < scan.at || (one.at === scan.at && one.redeemId <= scan.redeemId)).length;
    return { boughtTicketId: scan.boughtTicketId, sectionEventId: scan.sectionEventId, at: scan.at, number };
  },
  async count(_tx, scan) {
    if (state.scans.some((one) => one.eventId === scan.eventId && one.scanKey === scan.scanKey)) return false;
    const ticket = state.tickets.get(scan.boughtTicketId);
    if (ticket === undefined) throw new Error(`There is no ticket ${scan.boughtTicketId}`);
    state.scans.push(scan);
    state.tickets.set(scan.boughtTicketId, { ...ticket, redeemCount: ticket.redeemCount + 1, firstRedeemedAt: ticket.firstRedeemedAt ?? scan.at });
    return true;
  },
});
