import { z } from 'zod';
import { ok, refused } from '#domain/kernel/result.ts';
import { listsGuests, maySeeGuests, type OwnShowing } from '#domain/ticket/shown-guests.ts';
import { mayBuyAt } from '#server/event/api/on-offer.ts';
import { CachedReads } from '#server/event/ports/catalogue-reads.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { rowNumber } from '#server/platform/graphql/input-parts.ts';
import { everybody, onEvent, onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { ShownGuests } from '#server/ticket/ports/shown-guests.ts';
import { HideGuests } from '#server/ticket/shown-guests/hide-guests.ts';
import { ReadGuestsGoing } from '#server/ticket/shown-guests/read-guests-going.ts';
import { ShowGuest } from '#server/ticket/shown-guests/show-guest.ts';

const eventOf = async (eventId: number, { use }: Pick<RequestContext, 'use'>) =>
  (await use(CachedReads).catalogue.events([eventId]))[0];

const holdsTicket = async (eventId: number, { use, accountId }: RequestContext): Promise<boolean> =>
  accountId !== null && (await use(ShownGuests).own(eventId, accountId))?.holdsTicket === true;

const onWire = (own: OwnShowing | null) => (own === null ? null : { shown: own.shown, shown_as: own.shownAs });

export const shownGuestsResolvers: Resolvers = {
  Query: {
    guests_going: rootField({
      access: everybody,
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id: eventId }, context) => {
        const event = await eventOf(eventId, context);
        if (event === undefined || !(await mayBuyAt(eventId, context))) return refused({ code: 'EVENT_NOT_FOUND' });
        if (!listsGuests({ ...event, hidden: false }, context.now)) return ok(null);
        if (!maySeeGuests(event, false) && !maySeeGuests(event, await holdsTicket(eventId, context))) return ok(null);
        const going = await context.use(ReadGuestsGoing)(eventId);
        return ok(going === null ? null : { names: [...going.names], count: going.count, is_more: going.isMore });
      },
    }),
    own_guest_showing: rootField({
      access: onPlatform('ticket.own-list'),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id: eventId }, { use, accountId, now }) => {
        const event = await eventOf(eventId, { use });
        const own = await use(ShowGuest)({ eventId, event, by: accountId, now }, null);
        return own.ok ? ok(onWire(own.value)) : own;
      },
    }),
    guests_hidden: rootField({
      access: onEvent('event.guests', ({ event_id }: { event_id: number }) => event_id),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id: eventId }, { use }) => ok(await use(ShownGuests).isHidden(eventId)),
    }),
  },

  Mutation: {
    show_me_among_guests: rootField({
      access: onPlatform('ticket.own-list'),
      input: z.object({ event_id: rowNumber, shown: z.boolean() }),
      resolve: async ({ event_id: eventId, shown }, { use, accountId, now }) => {
        const event = await eventOf(eventId, { use });
        const own = await use(ShowGuest)({ eventId, event, by: accountId, now }, shown);
        return own.ok ? ok(onWire(own.value)) : own;
      },
    }),
    hide_event_guests: rootField({
      access: onEvent('event.guests', ({ event_id }: { event_id: number }) => event_id),
      input: z.object({ event_id: rowNumber, hidden: z.boolean() }),
      resolve: async ({ event_id: eventId, hidden }, { use, accountId, now }) => {
        await use(HideGuests)({ eventId, hidden, actor: accountId, now });
        return ok(hidden);
      },
    }),
  },
};
