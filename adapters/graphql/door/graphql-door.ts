import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { Door, DoorGuest } from '#application/door/ports/door.ts';
import { ok } from '#domain/kernel/result.ts';
import { AdmitTicketDocument, type AdmitTicketMutation } from './admit-ticket.gen.ts';
import { DoorSummaryDocument } from './door-summary.gen.ts';
import { OpenDoorDocument } from './open-door.gen.ts';

type ShownTicket = AdmitTicketMutation['redeem_bought_ticket']['bought_ticket'];

const guestOf = (ticket: ShownTicket): DoorGuest => ({
  name: ticket.full_name,
  ticketName: ticket.ticket_name,
  seat: ticket.seat?.alias ?? null,
  sessionName: ticket.section_event.name,
});

export function makeGraphqlDoor(transport: GraphqlTransport): Door {
  return {
    open: async (eventId) => {
      const result = await transport(OpenDoorDocument, { eventId });
      if (!result.ok) return result;
      const { event, published_sections_event: sessions } = result.value;
      return ok({
        eventId: event.id,
        name: event.name,
        timezone: event.timezone,
        abilities: event.abilities,
        sessions: sessions.map((session) => ({
          id: session.id,
          name: session.name,
          beginAt: session.begin_at,
          endAt: session.end_at,
        })),
      });
    },
    summary: async (eventId, sessionId) => {
      const result = await transport(DoorSummaryDocument, { eventId, sessionId });
      if (!result.ok) return result;
      const answer = result.value.redeems_admin;
      return ok({
        expected: answer.number_bought_ticket,
        admitted: answer.number_redeemed,
        recent: answer.data.map((redeem) => ({ at: redeem.redeem_at, guest: guestOf(redeem.bought_ticket) })),
      });
    },
    admit: async (text, sessionId, key, early) => {
      const asked = { text, sessionId, warnIfEarly: early === 'WARN' };
      const result = await transport(AdmitTicketDocument, asked, { idempotencyKey: key });
      if (!result.ok) return result;
      const answer = result.value.redeem_bought_ticket;
      return ok({
        outcome: answer.outcome === 'ADMITTED' ? 'ADMITTED' : 'ALREADY_CHECKED_IN',
        at: answer.redeem_at,
        firstAt: answer.first_redeem_at,
        count: answer.count,
        guest: guestOf(answer.bought_ticket),
      });
    },
  };
}
