import type { MemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import type { Guest, GuestList } from '#application/ticket/ports/guest-list.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { plainWords } from '#domain/kernel/names/plain-words.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { sortGuests } from './sort-guests.ts';

export const makeMemoryGuestList =
  (world: MemoryDeskWorld): GuestList =>
  async (eventId, filter, at) => {
    const event = world.events.get(eventId);
    if (event === undefined) return refused({ code: 'EVENT_NOT_FOUND' });
    const types = event.sessions.flatMap((session) => session.ticketTypes);
    const found = [...world.guests.values()]
      .filter((guest) => guest.eventId === eventId)
      .filter((guest) => filter.sessionId === undefined || guest.sessionId === filter.sessionId)
      .filter((guest) => filter.ticketTypeId === undefined || guest.ticketTypeId === filter.ticketTypeId)
      .filter(
        (guest) => filter.checkIn === undefined || (filter.checkIn === 'CHECKED_IN') === guest.checkIns.length > 0,
      )
      .filter((guest) =>
        plainWords(`${guest.firstName} ${guest.lastName} ${guest.email} ${guest.code}`).includes(
          plainWords(filter.search ?? ''),
        ),
      );
    const size = at.limit ?? 50;
    const from = Number(at.after ?? at.before ?? 0);
    const to = from + size;
    const guests = found.map((guest) => ({
      ticketId: guest.ticketId,
      name: fullName(guest),
      firstName: guest.firstName,
      lastName: guest.lastName === '' ? null : guest.lastName,
      hand: guest.hand ?? 'HELD',
      abilities: ['ticket.view', 'ticket.contact', 'ticket.send-again'],
      email: guest.email,
      phone: null,
      jobTitle: null,
      company: null,
      question: null,
      note: null,
      ticketName: types.find((type) => type.id === guest.ticketTypeId)?.name ?? '',
      seat: null,
      sessionId: guest.sessionId,
      sessionName: event.sessions.find((session) => session.id === guest.sessionId)?.name ?? '',
      orderNumber: guest.orderNumber,
      status: guest.status,
      groups: [],
      checkIns: guest.checkIns.length,
      firstCheckInAt: guest.checkIns[0] ?? null,
      boughtAt: guest.boughtAt,
    }));
    const { sort = 'newest', descending = false } = filter;
    const words = new Intl.Collator('vi');
    return ok({
      entries: sortGuests<Guest>(guests, sort, descending, words.compare).slice(from, to),
      after: to < found.length ? String(to) : null,
      before: from > 0 ? String(Math.max(0, from - size)) : null,
      totalCount: found.length,
    });
  };
