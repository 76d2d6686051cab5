import { z } from 'zod';
import { MOST_ROWS, MOST_SEATS, WIDEST_ROW } from '#domain/event/seat/seat-plan.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { BlockSeats } from '#server/event/block-seats.ts';
import { type SeatChart, SeatCharts, type StandingSeat } from '#server/event/ports/seat-charts.ts';
import type { SectionEventRow } from '#server/event/ports/section-event-row.ts';
import { RecordSeatMap } from '#server/event/record-seat-map.ts';
import { encodeAccountId } from '#server/platform/graphql/account-wire-id.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { moment, optionalWords, rowNumber, someWords, wireId } from '#server/platform/graphql/input-parts.ts';
import { everybody, onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers, SeatMap, SeatPlan } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { onTheWire } from '#server/platform/graphql/wire-refusal.ts';
import { MicroCache } from '#server/platform/ports/micro-cache.ts';
import { readVersion } from './organising-input.ts';
import { presentSeatMap, presentSeatStates } from './seat-map.presenter.ts';
import { seatPicture } from './seat-picture.ts';

const MOST_ASKED = 100;
const SECTION_MAX = 60;
const ROW_NAME_MAX = 20;
const CODE_MAX = 60;

async function eventInSight(
  sectionEventId: number,
  context: RequestContext,
): Promise<Result<number, RefusalOf<'EVENT_NOT_FOUND'>>> {
  const session = await context.loaders.session.load(sectionEventId);
  const sees = session !== null && (await context.eventAbilities(session.eventId)).has('event.view');
  return sees ? ok(session.eventId) : refused({ code: 'EVENT_NOT_FOUND' });
}

const eventOfInput = async (
  { input }: { input: { section_event_id: number } },
  context: RequestContext,
): Promise<number | null> => (await context.loaders.session.load(input.section_event_id))?.eventId ?? null;
const eventOfSession = async (
  { section_event_id }: { section_event_id: number },
  context: RequestContext,
): Promise<number | null> => (await context.loaders.session.load(section_event_id))?.eventId ?? null;

const planOf = (sectionEventId: number, eventId: number, chart: SeatChart | null): SeatPlan => ({
  section_event_id: sectionEventId,
  version: chart?.version ?? 0,
  rows: (chart?.plan ?? []).map((row) => ({
    section: row.section,
    name: row.name,
    layout: row.layout,
    ticket_id: row.ticketTypeId === null ? null : encodeWireId(eventId, row.ticketTypeId),
    special_code: row.specialCode,
    numbers: row.numbers == null ? null : [...row.numbers],
  })),
  pools_open_at: chart?.poolsOpenAt ?? null,
  number_of_seats: chart?.seats.length ?? 0,
});

const planRow = z
  .object({
    section: optionalWords(SECTION_MAX),
    name: someWords(ROW_NAME_MAX),
    // Untrimmed: a blank at its side is an aisle.
    layout: z.string().max(WIDEST_ROW),
    ticket_id: wireId.nullish(),
    special_code: optionalWords(CODE_MAX),
    numbers: z.array(someWords(ROW_NAME_MAX)).max(WIDEST_ROW).nullish(),
  })
  .transform(({ section, name, layout, ticket_id, special_code, numbers }) => ({
    section: section ?? '',
    name,
    layout,
    // A ticket of another event is not among this session's, and refused as that.
    ticketTypeId: ticket_id?.rowId ?? null,
    specialCode: special_code,
    ...(numbers == null ? {} : { numbers }),
  }));

const seatIds = z.array(wireId).max(MOST_ASKED);

export const seatsResolvers: Resolvers = {
  Query: {
    seat_map: rootField({
      access: everybody,
      input: z.object({ section_event_id: rowNumber }),
      resolve: async ({ section_event_id }, context) => {
        const eventId = await eventInSight(section_event_id, context);
        return eventId.ok
          ? ok(await presentSeatMap(context.use(SeatCharts), context.use(MicroCache), eventId.value, section_event_id))
          : eventId;
      },
    }),
    seat_states: rootField({
      access: everybody,
      input: z.object({ section_event_id: rowNumber, known: z.string().max(64).nullish() }),
      resolve: async ({ section_event_id, known }, context) => {
        const eventId = await eventInSight(section_event_id, context);
        if (!eventId.ok) return eventId;
        const found = await presentSeatStates(
          context.use(SeatCharts),
          context.use(MicroCache),
          eventId.value,
          section_event_id,
        );
        return ok(found === null || found.tag !== known ? found : { ...found, states: null });
      },
    }),
    seat: rootField({
      access: everybody,
      input: z.object({ input: z.object({ id: wireId }) }),
      resolve: async ({ input: { id } }, context) => {
        const sees = (await context.eventAbilities(id.eventId)).has('event.view');
        const [seat] = sees ? await context.use(SeatCharts).seats(id.eventId, [id.rowId]) : [];
        return seat === undefined ? refused({ code: 'NOT_FOUND' }) : ok(seat);
      },
    }),
    seats: rootField({
      access: everybody,
      input: z.object({ input: z.object({ section_event_id: rowNumber, ids: seatIds }) }),
      resolve: async ({ input }, context) => {
        const eventId = await eventInSight(input.section_event_id, context);
        if (!eventId.ok) return eventId;
        const own = input.ids.filter((id) => id.eventId === eventId.value).map((id) => id.rowId);
        return ok([...(await context.use(SeatCharts).seats(eventId.value, own))]);
      },
    }),
    seat_plan_admin: rootField({
      access: onEvent('event.seats', eventOfSession),
      input: z.object({ section_event_id: rowNumber }),
      resolve: async ({ section_event_id }, context) => {
        const session = await context.loaders.session.load(section_event_id);
        if (session === null) return refused({ code: 'EVENT_NOT_FOUND' });
        return ok(
          planOf(
            section_event_id,
            session.eventId,
            await context.use(SeatCharts).chart(session.eventId, section_event_id),
          ),
        );
      },
    }),
  },

  Mutation: {
    write_seat_map: rootField({
      access: onEvent('event.seats', eventOfInput),
      input: z.object({
        input: z.object({
          section_event_id: rowNumber,
          rows: z.array(planRow).max(MOST_ROWS),
          pools_open_at: moment.nullish(),
          version: readVersion,
        }),
      }),
      resolve: async ({ input }, context) => {
        const sectionEventId = input.section_event_id;
        const session = await context.loaders.session.load(sectionEventId);
        if (session === null) return refused({ code: 'EVENT_NOT_FOUND' });
        const { eventId } = session;
        const written = await context.use(RecordSeatMap)({
          eventId,
          sectionEventId,
          actor: context.accountId,
          rows: input.rows,
          poolsOpenAt: input.pools_open_at ?? null,
          version: input.version,
        });
        context.loaders.forget(eventId);
        return written.ok
          ? ok(planOf(sectionEventId, eventId, await context.use(SeatCharts).chart(eventId, sectionEventId)))
          : written;
      },
    }),
    block_seats: rootField({
      access: onEvent('event.seats', eventOfInput),
      input: z.object({
        input: z.object({
          section_event_id: rowNumber,
          seat_ids: z.array(wireId).min(1).max(MOST_SEATS),
          blocked: z.boolean(),
        }),
      }),
      resolve: async ({ input }, context) => {
        const eventId = await eventOfSession(input, context);
        if (eventId === null) return refused({ code: 'EVENT_NOT_FOUND' });
        const ids = input.seat_ids.filter((id) => id.eventId === eventId).map((id) => id.rowId);
        const { section_event_id: sectionEventId, blocked } = input;
        const done = await context.use(BlockSeats)({
          eventId,
          sectionEventId,
          actor: context.accountId,
          seatIds: ids,
          blocked,
        });
        return done.ok ? ok([...(await context.use(SeatCharts).seats(eventId, ids))]) : onTheWire(eventId, done);
      },
    }),
  },

  SectionEvent: {
    seat_data: (session, _args, context) => mapOfSession(session, context),
    seat_img: async (session, _args, context) => {
      const map = await mapOfSession(session, context);
      return map === null ? null : seatPicture(map);
    },
    ticket_map: async (session, _args, context) => {
      const rows = (await mapOfSession(session, context))?.rows ?? [];
      return [...Map.groupBy(rows, (row) => row.ticket_id ?? null)].map(([ticketId, own]) => ({
        ticket_id: ticketId,
        rows: own.map(({ section, name }) => (section === '' ? name : `${section} ${name}`)),
        number_of_seats: own.reduce((seats, row) => seats + row.seat_ids.length, 0),
      }));
    },
  },

  Seat: {
    id: (seat) => encodeWireId(seat.eventId, seat.seatId),
    status: (seat) => seat.state,
    row: (seat) => seat.rowName,
    ticket: (seat, _args, context) =>
      seat.ticketTypeId === null ? null : context.loaders.ticket.load(encodeWireId(seat.eventId, seat.ticketTypeId)),
    special_seat: async (seat, _args, context) => {
      if (seat.special === null) return null;
      const isTeam = await isOfTeam(seat, context);
      return {
        is_accept: seat.special.isAccept,
        seats_approve: isTeam ? seat.special.seatsApprove.map(encodeAccountId) : [],
        special_code: isTeam ? seat.special.specialCode : null,
      };
    },
  },
};

const mapOfSession = ({ eventId, sectionEventId }: SectionEventRow, { use }: RequestContext): Promise<SeatMap | null> =>
  presentSeatMap(use(SeatCharts), use(MicroCache), eventId, sectionEventId);

const isOfTeam = async ({ eventId }: StandingSeat, context: RequestContext): Promise<boolean> =>
  (await context.eventAbilities(eventId)).has('event.seats');
