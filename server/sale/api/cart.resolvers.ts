import { z } from 'zod';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { CART_PAGE } from '#domain/sale/checkout/order-state.ts';
import { linePrices } from '#domain/sale/pricing/line-prices.ts';
import { mayBuyAt } from '#server/event/api/on-offer.ts';
import { isGuestOfRoom } from '#server/event/api/room-access.ts';
import { askOf, seatIds, specialCode } from '#server/event/api/seats-asked.ts';
import { CachedReads } from '#server/event/ports/catalogue-reads.ts';
import { promotionsOfTicket } from '#server/event/promotions-of-ticket.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { keyOf } from '#server/platform/graphql/idempotency-key.ts';
import { amount, count, optionalWords, rowNumber, wireId, words } from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { onTheWire } from '#server/platform/graphql/wire-refusal.ts';
import { ChangeReservation } from '#server/sale/change-reservation.ts';
import { type CartLine, CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { type PromotedLine, promotedLines } from '#server/sale/promoted-lines.ts';
import { ReleaseCart } from '#server/sale/release-cart.ts';
import { ReserveTickets } from '#server/sale/reserve-tickets.ts';
import { SaveAttendees } from '#server/sale/save-attendees.ts';
import { SaveDonation } from '#server/sale/save-donation.ts';
import { passIn } from '#server/waiting-room/api/waiting-cookies.ts';
import { type AtTheGate, PassWaitingRoom } from '#server/waiting-room/pass-waiting-room.ts';
import { attendees, MOST_PLACES } from './attendee-input.ts';
import { chooseTicketsInput, places } from './choose-tickets-input.ts';
import { sameEvent } from './lines-of-one-event.ts';

const throughTheGate = (
  eventId: number,
  context: RequestContext & { readonly viewer: AtTheGate['viewer'] },
): ReturnType<PassWaitingRoom> =>
  context.use(PassWaitingRoom)({ eventId, viewer: context.viewer, ...passIn(context.use, context.cookie, eventId) });

/** With the promotions of the whole cart, from the public page's cache. */
async function promotedAt(eventId: number, lines: readonly CartLine[], context: RequestContext) {
  const tickets = await context.use(CachedReads).catalogue.ticketsOf([eventId]);
  return promotedLines(lines, tickets.flatMap(promotionsOfTicket), context.now);
}

async function promoted(lines: readonly CartLine[], context: RequestContext): Promise<readonly PromotedLine[]> {
  const each = await Promise.all(
    [...Map.groupBy(lines, (line) => line.eventId)].map(([eventId, own]) => promotedAt(eventId, own, context)),
  );
  const known = new Map(each.flat().map((line) => [line.reservationId, line]));
  return lines.flatMap((line) => known.get(line.reservationId) ?? []);
}

/** Priced with the other lines of its cart. */
async function promotedLine<Line extends CartLine | null>(
  held: Result<Line, Refusal>,
  context: RequestContext & { readonly accountId: AccountId },
): Promise<Result<PromotedLine | (null extends Line ? null : never), Refusal>> {
  if (!held.ok) return held;
  const line: CartLine | null = held.value;
  if (line === null) return ok(null as null extends Line ? null : never);
  const tickets = await context.use(CachedReads).catalogue.ticketsOf([line.eventId]);
  const promotions = tickets.flatMap(promotionsOfTicket);
  const cart = promotions.length === 0 ? [line] : await cartOf(line, context);
  const all = promotedLines(cart, promotions, context.now);
  return ok(all.find(({ reservationId }) => reservationId === line.reservationId) ?? { ...line, ...linePrices(line) });
}

const cartOf = (line: CartLine, context: RequestContext & { readonly accountId: AccountId }) =>
  context
    .use(CheckoutReader)
    .cart(
      context.accountId,
      { sectionEventId: line.sectionEventId, afterReservationId: null, limit: CART_PAGE },
      context.now,
    );

export const cartResolvers: Resolvers = {
  Query: {
    shopping_items: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({
        filter: words(200).nullish(),
        limit: count(1, CART_PAGE).nullish(),
        last_id: wireId.nullish(),
        section_event_id: rowNumber.nullish(),
      }),
      resolve: async ({ limit, last_id, section_event_id }, context) => {
        const filter = {
          sectionEventId: section_event_id ?? null,
          afterReservationId: last_id?.rowId ?? null,
          limit: limit ?? CART_PAGE,
        };
        const lines = await context.use(CheckoutReader).cart(context.accountId, filter, context.now);
        return ok([...(await promoted(lines, context))]);
      },
    }),
  },

  Mutation: {
    buy_tickets: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({
        input: z.object({
          ticket_id: wireId,
          number_of_tickets: count(1, MOST_PLACES),
          seat_ids: seatIds,
        }),
      }),
      resolve: async ({ input }, context) => {
        const idempotencyKey = keyOf(context);
        if (!idempotencyKey.ok) return idempotencyKey;
        const { eventId, rowId: ticketTypeId } = input.ticket_id;
        if (!(await mayBuyAt(eventId, context))) return refused({ code: 'NOT_FOUND' });
        const gate = await throughTheGate(eventId, context);
        if (!gate.ok) return gate;
        const ticket = await context.loaders.ticket.load(encodeWireId(eventId, ticketTypeId));
        if (ticket === null) return refused({ code: 'NOT_FOUND' });
        const held = await context.use(ReserveTickets)({
          accountId: context.accountId,
          eventId,
          sectionEventId: ticket.sectionEventId,
          mode: 'add',
          lines: [{ ticketTypeId, quantity: input.number_of_tickets, ...askOf(input) }],
          idempotencyKey: idempotencyKey.value,
        });
        if (!held.ok) return onTheWire(eventId, held);
        const line = held.value.filter((each) => each.ticketTypeId === ticketTypeId).at(-1);
        return line === undefined ? refused({ code: 'NOT_FOUND' }) : promotedLine(ok(line), context);
      },
    }),
    choose_tickets: rootField({
      access: onPlatform('checkout.buy'),
      input: chooseTicketsInput,
      resolve: async ({ input }, context) => {
        const idempotencyKey = keyOf(context);
        if (!idempotencyKey.ok) return idempotencyKey;
        // By the event of the ids, before anything is read; checked against the session's event below.
        const asked = input.lines.find((line) => line.number_of_tickets > 0)?.ticket_id.eventId;
        if (asked !== undefined && !(await mayBuyAt(asked, context))) return refused({ code: 'NOT_FOUND' });
        const gate = asked === undefined ? ok(null) : await throughTheGate(asked, context);
        if (!gate.ok) return gate;
        const eventId = await context.use(CheckoutReader).eventOfSession(input.section_event_id);
        if (eventId === null) return refused({ code: 'NOT_FOUND' });
        if (
          !sameEvent(
            eventId,
            input.lines.map((line) => line.ticket_id),
          )
        )
          return refused({ code: 'NOT_FOUND' });
        const held = await context.use(ReserveTickets)({
          accountId: context.accountId,
          eventId,
          sectionEventId: input.section_event_id,
          mode: 'replace',
          lines: input.lines.map((line) => ({
            ticketTypeId: line.ticket_id.rowId,
            quantity: line.number_of_tickets,
            ...askOf(line),
          })),
          idempotencyKey: idempotencyKey.value,
        });
        return held.ok ? ok([...(await promotedAt(eventId, held.value, context))]) : onTheWire(eventId, held);
      },
    }),
    update_number_of_tickets: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({
        shopping_item_id: wireId,
        number_of_tickets: places,
        seat_ids: seatIds,
        special_codes: z.array(specialCode).max(1).nullish(),
      }),
      resolve: async ({ shopping_item_id: id, number_of_tickets: quantity, seat_ids, special_codes }, context) =>
        onTheWire(
          id.eventId,
          await promotedLine(
            await context.use(ChangeReservation)({
              accountId: context.accountId,
              eventId: id.eventId,
              reservationId: id.rowId,
              quantity,
              ...askOf({ seat_ids, special_code: special_codes?.[0] }),
            }),
            context,
          ),
        ),
    }),
    remove_all_shopping_items: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ section_event_id: rowNumber.nullish() }),
      resolve: ({ section_event_id }, context) =>
        context.use(ReleaseCart)({ accountId: context.accountId, sectionEventId: section_event_id ?? null }),
    }),
    add_shopping_item_attendees: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ shopping_item_id: wireId, attendees: attendees.min(1) }),
      resolve: async ({ shopping_item_id: id, attendees: given }, context) =>
        onTheWire(
          id.eventId,
          await promotedLine(
            await context.use(SaveAttendees)({
              accountId: context.accountId,
              eventId: id.eventId,
              reservationId: id.rowId,
              attendees: given,
            }),
            context,
          ),
        ),
    }),
    upsert_ticket_donation: rootField({
      access: onPlatform('donation.give'),
      // domain/ limits the length; this bound only stops floods.
      input: z.object({
        amount,
        section_event_id: rowNumber,
        message: optionalWords(10_000),
        online_room_id: wireId.nullish(),
      }),
      resolve: async ({ amount: given, section_event_id, message, online_room_id: roomId }, context) => {
        const session = await context.loaders.session.load(section_event_id);
        if (session === null || !(await mayBuyAt(session.eventId, context))) return refused({ code: 'NOT_FOUND' });
        const inRoom = roomId != null;
        if (inRoom && !(await isGuestOfRoom(roomId, session, context))) return refused({ code: 'NOT_FOUND' });
        const noted = await context.use(SaveDonation)({
          accountId: context.accountId,
          sectionEventId: section_event_id,
          amount: given,
          message,
          inRoom,
        });
        return noted.ok ? ok({ ...noted.value, status: 'PENDING' }) : noted;
      },
    }),
  },

  ShoppingItem: {
    id: (line) => encodeWireId(line.eventId, line.reservationId),
    ticket_id: (line) => encodeWireId(line.eventId, line.ticketTypeId),
    section_event_id: (line) => line.sectionEventId,
    currency: () => 'VND',
    inserted_at: (line) => line.insertedAt,
    held_until: (line) => line.heldUntil,
    product: async (line, _args, context) => {
      // From the public page's cache: a rush of holds must not become a rush of reads.
      const known = await context.use(CachedReads).catalogue.ticketsOf([line.eventId]);
      const ticket =
        known.find((each) => each.ticketTypeId === line.ticketTypeId) ??
        (await context.loaders.ticket.load(encodeWireId(line.eventId, line.ticketTypeId)));
      if (ticket === null) throw new Error(`Cart line ${line.reservationId} has no ticket type`);
      return ticket;
    },
    seats: (line) => line.seats.map(({ seatId, alias }) => ({ id: encodeWireId(line.eventId, seatId), alias })),
    metadata: (line) => ({
      number_of_tickets: line.quantity,
      original_price: linePrices(line).originalPrice,
      special_off: ZERO,
    }),
  },

  TicketDonation: {
    section_event_id: (donation) => donation.sectionEventId,
    currency: () => 'VND',
  },
};
