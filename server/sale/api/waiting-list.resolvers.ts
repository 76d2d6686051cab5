import { z } from 'zod';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { mayBuyAt } from '#server/event/api/on-offer.ts';
import { count, rowNumber, wireId } from '#server/platform/graphql/input-parts.ts';
import { onEvent, onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId, type WireId } from '#server/platform/graphql/wire-id.ts';
import { onTheWire } from '#server/platform/graphql/wire-refusal.ts';
import { WaitingList, type WaitingView } from '#server/sale/ports/waiting-list.ts';
import { JoinWaitingList } from '#server/sale/waiting/join-waiting-list.ts';
import { LeaveWaitingList } from '#server/sale/waiting/leave-waiting-list.ts';
import { MOST_PLACES } from './attendee-input.ts';

const MOST_SHOWN = 500;
const ofEvent = ({ event_id }: { readonly event_id: number }): number => event_id;
const ofPlace = ({ waiting_place_id: id }: { readonly waiting_place_id: WireId }): number => id.eventId;
const named = z.object({ waiting_place_id: wireId });

const placeOf = (view: WaitingView) => ({
  id: encodeWireId(view.eventId, view.waitingEntryId),
  ticket_id: encodeWireId(view.eventId, view.ticketTypeId),
  section_event_id: view.sectionEventId,
  ticket_name: view.ticketName,
  number_of_tickets: view.party,
  standing: view.standing,
  ahead: view.ahead,
  joined_at: view.joinedAt,
  held_until: view.heldUntil,
});

type Place = ReturnType<typeof placeOf>;

export const waitingListResolvers: Resolvers = {
  Query: {
    waiting_places: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id }, context) => {
        const views = await context.use(WaitingList).mine(event_id, context.accountId, context.now);
        return ok(views.map(placeOf));
      },
    }),
    waiting_list_admin: rootField({
      access: onEvent('event.guests', ofEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id: eventId }, context) => {
        const list = context.use(WaitingList);
        const [{ groups, places }, line] = await Promise.all([
          list.count(eventId),
          list.line(eventId, context.now, MOST_SHOWN),
        ]);
        return ok({
          groups,
          tickets: places,
          entries: line.map((view) => ({ ...placeOf(view), email: view.email, session_name: view.sessionName })),
        });
      },
    }),
  },

  Mutation: {
    join_waiting_list: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ ticket_id: wireId, number_of_tickets: count(1, MOST_PLACES) }),
      resolve: async (
        { ticket_id: { eventId, rowId }, number_of_tickets },
        context,
      ): Promise<Result<Place, Refusal>> => {
        if (!(await mayBuyAt(eventId, context))) return refused({ code: 'NOT_FOUND' });
        const joined = await context.use(JoinWaitingList)({
          accountId: context.accountId,
          eventId,
          ticketTypeId: rowId,
          party: number_of_tickets,
          locale: context.locale,
        });
        return joined.ok ? ok(placeOf(joined.value)) : onTheWire(eventId, joined);
      },
    }),
    leave_waiting_list: rootField({
      access: onPlatform('checkout.buy'),
      input: named,
      resolve: ({ waiting_place_id: { eventId, rowId } }, { accountId, use }) =>
        use(LeaveWaitingList)({ accountId, eventId, waitingEntryId: rowId, own: true }),
    }),
    remove_from_waiting_list: rootField({
      access: onEvent('event.guests', ofPlace),
      input: named,
      resolve: ({ waiting_place_id: { eventId, rowId } }, { accountId, use }) =>
        use(LeaveWaitingList)({ accountId, eventId, waitingEntryId: rowId, own: false }),
    }),
  },
};
