import * as z from 'zod/mini';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { moment } from '#adapters/graphql/platform/wire-values.ts';
import type { Door, DoorGuest } from '#application/door/ports/door.ts';
import { ok } from '#domain/kernel/result.ts';
import { AdmitTicketDocument } from './admit-ticket.gen.ts';
import { DoorSummaryDocument } from './door-summary.gen.ts';
import { OpenDoorDocument } from './open-door.gen.ts';

const boughtTicket = z.object({
  full_name: z.string(),
  ticket_name: z.string(),
  seat: z.nullable(z.object({ alias: z.string() })),
  section_event: z.object({ name: z.string() }),
});

const place = z.object({
  event: z.object({ id: z.number(), name: z.string(), timezone: z.string(), abilities: z.array(z.string()) }),
  published_sections_event: z.array(z.object({ id: z.number(), name: z.string(), begin_at: moment, end_at: moment })),
});

const summaryAnswer = z.object({
  number_bought_ticket: z.number(),
  number_redeemed: z.number(),
  data: z.array(z.object({ redeem_at: moment, bought_ticket: boughtTicket })),
});

const admission = z.object({
  outcome: z.enum(['ADMITTED', 'ALREADY_CHECKED_IN']),
  redeem_at: moment,
  first_redeem_at: moment,
  count: z.number(),
  bought_ticket: boughtTicket,
});

const guestOf = (ticket: z.infer<typeof boughtTicket>): DoorGuest => ({
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
      const { event, published_sections_event: sessions } = place.parse(result.value);
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
      const answer = summaryAnswer.parse(result.value.redeems_admin);
      return ok({
        expected: answer.number_bought_ticket,
        admitted: answer.number_redeemed,
        recent: answer.data.map((redeem) => ({ at: redeem.redeem_at, guest: guestOf(redeem.bought_ticket) })),
      });
    },
    admit: async (text, sessionId, key) => {
      const result = await transport(AdmitTicketDocument, { text, sessionId }, { idempotencyKey: key });
      if (!result.ok) return result;
      const answer = admission.parse(result.value.redeem_bought_ticket);
      return ok({
        outcome: answer.outcome,
        at: answer.redeem_at,
        firstAt: answer.first_redeem_at,
        count: answer.count,
        guest: guestOf(answer.bought_ticket),
      });
    },
  };
}
