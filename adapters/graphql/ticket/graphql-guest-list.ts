import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { GuestList } from '#application/ticket/ports/guest-list.ts';
import { ok } from '#domain/kernel/result.ts';
import { GuestsDocument } from './guests.gen.ts';

export const makeGraphqlGuestList =
  (transport: GraphqlTransport): GuestList =>
  async (eventId, filter, at) => {
    const result = await transport(GuestsDocument, {
      eventId,
      sessionId: filter.sessionId ?? null,
      ticketTypeId: filter.ticketTypeId ?? null,
      search: filter.search ?? null,
      checkIn: filter.checkIn ?? null,
      groupId: filter.groupId ?? null,
      sort: filter.sort ?? null,
      descending: filter.descending ?? null,
      limit: at.limit ?? null,
      after: at.after ?? null,
      before: at.before ?? null,
    });
    if (!result.ok) return result;
    const { entries, metadata } = result.value.bought_tickets_admin;
    return ok({
      entries: entries.map((ticket) => ({
        ticketId: ticket.id,
        name: ticket.full_name,
        firstName: ticket.first_name,
        lastName: ticket.last_name,
        nameOrder: ticket.name_order,
        hand: ticket.hand,
        abilities: ticket.abilities,
        email: ticket.email,
        phone: ticket.phone_number,
        jobTitle: ticket.job_title,
        company: ticket.company_name,
        question: ticket.question,
        note: ticket.note,
        ticketName: ticket.ticket_name,
        seat: ticket.seat?.alias ?? null,
        sessionId: ticket.section_event.id,
        sessionName: ticket.section_event.name,
        orderNumber: ticket.order_number,
        status: ticket.status,
        groups: ticket.groups,
        checkIns: ticket.redeem,
        firstCheckInAt: ticket.redeems_at,
        boughtAt: ticket.inserted_at,
      })),
      after: metadata.after,
      before: metadata.before,
      totalCount: metadata.total_count,
    });
  };
