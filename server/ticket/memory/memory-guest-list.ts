import type { DoorHand } from '#domain/door/undo-check-in.ts';
import { plainWords } from '#domain/kernel/names/plain-words.ts';
import { matchesCheckIn } from '#domain/ticket/check-in-status.ts';
import type { GuestSort } from '#domain/ticket/guest-sort.ts';
import { redeemCounts } from '#domain/ticket/guest-statistics.ts';
import type { MemoryEvents } from '#server/event/memory/memory-events.ts';
import { countOf, memoryPage } from '#server/platform/memory/page-in-memory.ts';
import { holdsAllWords } from '#server/platform/memory/search-in-memory.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';
import type { GuestList, GuestQuery } from '#server/ticket/ports/guest-list.ts';

const searched = (ticket: BoughtTicketRow): string =>
  [
    ticket.redeemCode,
    ticket.email,
    ticket.firstName,
    ticket.lastName ?? '',
    ticket.phoneNumber ?? '',
    ticket.ticketName,
  ].join(' ');

const isBack = (state: MemoryEvents, scan: MemoryEvents['scans'][number]): boolean =>
  scan.way === 'IN' &&
  state.scans.filter((one) => one.boughtTicketId === scan.boughtTicketId && one.at < scan.at).at(-1)?.way === 'OUT';

const isOwn = (scan: MemoryEvents['scans'][number], by: DoorHand): boolean =>
  by.gatePassId === null
    ? scan.gatePassId === undefined && scan.by === by.accountId
    : scan.gatePassId === by.gatePassId;

const keyOf = (state: MemoryEvents, ticket: BoughtTicketRow): Readonly<Record<GuestSort, number | string>> => ({
  newest: ticket.insertedAt,
  name: plainWords(`${ticket.firstName} ${ticket.lastName ?? ''}`),
  ticket: plainWords(ticket.ticketName),
  session: plainWords(state.sessions.get(ticket.sectionEventId)?.name ?? ''),
  checkIn: ticket.firstRedeemedAt ?? 0,
});

export function makeMemoryGuestList(state: MemoryEvents): GuestList {
  const guests = (query: GuestQuery): BoughtTicketRow[] =>
    [...state.tickets.values()].filter(
      (ticket) =>
        ticket.eventId === query.eventId &&
        (query.sectionEventId === null || ticket.sectionEventId === query.sectionEventId) &&
        (query.ticketTypeId === null || ticket.ticketTypeId === query.ticketTypeId) &&
        matchesCheckIn(query.checkIn, { checkIns: ticket.redeemCount }) &&
        (query.search === null || holdsAllWords(searched(ticket), query.search)),
    );
  const ofSession = (eventId: number, sectionEventId: number | null) => (ticket: BoughtTicketRow) =>
    ticket.eventId === eventId && (sectionEventId === null || ticket.sectionEventId === sectionEventId);
  return {
    guests: async (query, page) => {
      const { sort = 'newest', descending = false } = query;
      const positionOf = (ticket: BoughtTicketRow) => ({ key: keyOf(state, ticket)[sort], id: ticket.boughtTicketId });
      return memoryPage(guests(query), page, positionOf, descending !== (sort === 'newest'));
    },
    countGuests: async (query) => countOf(guests(query)),
    async counts(eventId, sectionEventId) {
      const tickets = [...state.tickets.values()].filter(ofSession(eventId, sectionEventId));
      return redeemCounts(tickets.map(({ status, redeemCount }) => ({ status, checkIns: redeemCount })));
    },
    redeems: async (eventId, sectionEventId, limit, by) =>
      state.scans
        .filter((scan) => by === undefined || isOwn(scan, by))
        .flatMap((scan) => {
          const ticket = state.tickets.get(scan.boughtTicketId);
          return ticket !== undefined && ofSession(eventId, sectionEventId)(ticket)
            ? [
                {
                  redeemId: scan.redeemId,
                  scanKey: scan.scanKey,
                  redeemAt: scan.at,
                  type: scan.type,
                  way: scan.way,
                  isBack: isBack(state, scan),
                  ticket,
                },
              ]
            : [];
        })
        .sort((one, other) => other.redeemAt - one.redeemAt || (one.redeemId < other.redeemId ? 1 : -1))
        .slice(0, limit),
    withCode: async (redeemCode) => [...state.tickets.values()].filter((ticket) => ticket.redeemCode === redeemCode),
    sortInNewTickets: () => Promise.resolve(),
  };
}
