import { z } from 'zod';
import { doorLink } from '#domain/door/door-link.ts';
import { doorsAreOpen } from '#domain/door/door-session.ts';
import { normaliseRedeemCode } from '#domain/door/redeem-code.ts';
import { ATTENDANCE_MODES } from '#domain/event/event.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { GUEST_BUCKETS, ticketBuckets } from '#domain/ticket/guest-buckets.ts';
import { guestRow } from '#domain/ticket/guest-row.ts';
import { countByStatus, guestStatistics } from '#domain/ticket/guest-statistics.ts';
import { GUEST_STATUSES } from '#domain/ticket/guest-status.ts';
import { readTicketToken } from '#domain/ticket/ticket-token.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { oneOf, paging, rowNumber, search, someWords, wireId } from '#server/platform/graphql/input-parts.ts';
import { onEvent, rootField, signedIn } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { BaseUrl } from '#server/platform/ports/base-url.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { guestFacts } from '#server/ticket/guest-facts.ts';
import {
  type AttendeeQuery,
  type AttendeeRow,
  Attendees,
  type CountedStanding,
} from '#server/ticket/ports/attendees.ts';
import { GuestList } from '#server/ticket/ports/guest-list.ts';
import { IssuedTickets } from '#server/ticket/ports/issued-tickets.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';
import { may } from './ticket-access.ts';

const LONGEST_TEXT = 500;

const usual = 50;

async function sessionOf(sectionEventId: number, { loaders }: RequestContext) {
  const session = await loaders.session.load(sectionEventId);
  if (session === null) throw new Error(`A guest has no session ${sectionEventId}`);
  return session;
}

async function factsOf<Guest extends AttendeeRow | CountedStanding>(guest: Guest, context: RequestContext) {
  const session = await sessionOf(guest.sectionEventId, context);
  return guestFacts(guest, doorsAreOpen(session, context.now));
}

const rowOf = async (guest: AttendeeRow, context: RequestContext) => guestRow(await factsOf(guest, context));

/** The figures and the lists of one request count the same guests once. */
const counted = new WeakMap<RequestContext, Map<string, ReturnType<typeof countStandings>>>();

function standingsOf(...[eventId, only, context]: Parameters<typeof countStandings>) {
  const known = counted.get(context) ?? new Map<string, ReturnType<typeof countStandings>>();
  counted.set(context, known);
  const key = JSON.stringify([eventId, only.sectionEventId, only.invitationId]);
  const standings = known.get(key) ?? countStandings(eventId, only, context);
  known.set(key, standings);
  return standings;
}

async function countStandings(
  eventId: number,
  only: { readonly sectionEventId: number | null; readonly invitationId: string | null },
  context: RequestContext,
) {
  const found = await context.use(Attendees).standings(eventId, only);
  return Promise.all(
    found.map(async (guest) => ({
      ...(await factsOf(guest, context)),
      mode: guest.mode,
      invitationId: guest.invitationId,
      times: guest.times,
    })),
  );
}

/** Tickets that a QR code or a typed code may mean; codes are unique in an event only. */
async function shownTickets(text: string, context: RequestContext) {
  const code = normaliseRedeemCode(text);
  if (code !== null) return context.use(GuestList).withCode(code);
  const token = readTicketToken(text);
  if (!token.ok) return [];
  const ticket = await context.use(TicketWallet).ticket(token.value.fields.eventId, token.value.fields.ticketId);
  return ticket === null ? [] : [ticket];
}

export const attendeesResolvers: Resolvers = {
  Query: {
    event_attendees: rootField({
      access: onEvent('event.guests', ({ input }: { input: { event_id: number } }) => input.event_id),
      input: z.object({
        input: z.object({
          event_id: rowNumber,
          section_event_id: rowNumber.nullish(),
          ticket_id: wireId.nullish(),
          search,
          type: oneOf(GUEST_BUCKETS).nullish(),
          ...paging,
        }),
      }),
      resolve: async ({ input }, context) => {
        if (input.ticket_id && input.ticket_id.eventId !== input.event_id) return refused({ code: 'NOT_FOUND' });
        const attendees = context.use(Attendees);
        const query: AttendeeQuery = {
          eventId: input.event_id,
          sectionEventId: input.section_event_id ?? null,
          ticketTypeId: input.ticket_id?.rowId ?? null,
          search: input.search,
          bucket: input.type ?? null,
        };
        const cursors = cursorsOf(context.use(Keyring), 'event_attendees', query);
        const page = cursors.request({ ...input, limit: input.limit ?? usual });
        if (!page.ok) return page;
        const found = await attendees.attendees(query, page.value);
        return ok({
          entries: [...found.rows],
          metadata: cursors.metadata(found, () => attendees.countAttendees(query)),
        });
      },
    }),
    statistic_event_attendees: rootField({
      access: onEvent('event.guests', ({ input }: { input: { event_id: number } }) => input.event_id),
      input: z.object({ input: z.object({ event_id: rowNumber, section_event_id: rowNumber.nullish() }) }),
      resolve: async ({ input }, context) => {
        const only = { sectionEventId: input.section_event_id ?? null, invitationId: null };
        const guests = await standingsOf(input.event_id, only, context);
        const sums = guestStatistics(guests);
        const counts = countByStatus(guests.map((guest) => ({ status: guestRow(guest).status, times: guest.times })));
        return ok({
          count: sums.guests,
          statuses: GUEST_STATUSES.map((status) => ({ status, count: counts[status] })),
          invited: sums.invited,
          accepted: sums.accepted,
          waiting: sums.waiting,
          declined: sums.declined,
          unanswered: sums.unanswered,
          checked_in: sums.checkedIn,
          not_checked_in: sums.notCheckedIn,
          check_ins: sums.checkIns,
        });
      },
    }),
    ticket_buckets: rootField({
      access: onEvent('event.guests', ({ event_id }: { event_id: number }) => event_id),
      input: z.object({
        event_id: rowNumber,
        ticket_type: oneOf(ATTENDANCE_MODES).nullish(),
        rsvp_id: wireId.nullish(),
        types: z.array(oneOf(GUEST_BUCKETS)).max(GUEST_BUCKETS.length).nullish(),
      }),
      resolve: async ({ event_id, ticket_type, rsvp_id, types }, context) => {
        if (rsvp_id && rsvp_id.eventId !== event_id) return refused({ code: 'NOT_FOUND' });
        const invitationId = rsvp_id?.rowId ?? null;
        const guests = await standingsOf(event_id, { sectionEventId: null, invitationId }, context);
        return ok([...ticketBuckets(guests, { mode: ticket_type ?? null, invitationId, types: types ?? null })]);
      },
    }),
    list_uploaded_bought_tickets: rootField({
      access: onEvent(
        'event.guests',
        async ({ section_event_id }: { section_event_id: number }, context) =>
          (await context.loaders.session.load(section_event_id))?.eventId ?? null,
      ),
      input: z.object({ section_event_id: rowNumber, paging: z.object(paging).nullish() }),
      resolve: async ({ section_event_id: sectionEventId, paging: asked }, context) => {
        const { eventId } = await sessionOf(sectionEventId, context);
        const issued = context.use(IssuedTickets);
        const cursors = cursorsOf(context.use(Keyring), 'list_uploaded_bought_tickets', { sectionEventId });
        const page = cursors.request(asked ?? {});
        if (!page.ok) return page;
        const found = await issued.ofSession(eventId, sectionEventId, page.value);
        return ok({
          entries: [...found.rows],
          metadata: cursors.metadata(found, () => issued.countOfSession(eventId, sectionEventId)),
        });
      },
    }),
    generate_id_link: rootField({
      access: signedIn,
      input: z.object({ redeem_id: someWords(LONGEST_TEXT) }),
      resolve: async ({ redeem_id }, context) => {
        for (const ticket of await shownTickets(redeem_id, context)) {
          if (await may('ticket.code', ticket, context))
            return ok(doorLink(context.use(BaseUrl), ticket.eventId, ticket.redeemCode));
        }
        return refused({ code: 'NOT_FOUND' });
      },
    }),
  },

  EventAttendee: {
    id: (guest) => encodeWireId(guest.eventId, guest.attendeeId),
    kind: (guest) => guest.kind,
    full_name: (guest) => fullName(guest),
    first_name: (guest) => guest.firstName,
    last_name: (guest) => guest.lastName,
    email: (guest) => guest.email,
    phone_number: (guest) => guest.phoneNumber,
    ticket_name: (guest) => guest.ticketName,
    session_name: async (guest, _args, context) => (await sessionOf(guest.sectionEventId, context)).name,
    section_event: (guest, _args, context) => sessionOf(guest.sectionEventId, context),
    status: async (guest, _args, context) => (await rowOf(guest, context)).status,
    rsvp_status: async (guest, _args, context) => (await rowOf(guest, context)).rsvp,
    check_in_status: async (guest, _args, context) => (await rowOf(guest, context)).checkIn,
    number_of_check_ins: async (guest, _args, context) => (await rowOf(guest, context)).numberOfCheckIns,
    checked_in_at: (guest) => guest.firstRedeemedAt,
    bought_ticket: async ({ kind, eventId, attendeeId, userOrderId }, _args, context) => {
      if (kind !== 'TICKET' || userOrderId === null) return null;
      const tickets = await context.loaders.ticketsOfOrder.load(encodeWireId(eventId, userOrderId));
      return tickets.find(({ boughtTicketId }) => boughtTicketId === attendeeId) ?? null;
    },
    user_order_id: (guest) => (guest.userOrderId === null ? null : encodeWireId(guest.eventId, guest.userOrderId)),
    order_number: (guest) => guest.orderNumber,
    inserted_at: (guest) => guest.insertedAt,
  },
};
