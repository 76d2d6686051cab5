import { z } from 'zod';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { GROUPED_AT_ONCE } from '#domain/ticket/guest-groups.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { rowNumber, wireId, words } from '#server/platform/graphql/input-parts.ts';
import { onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId, type WireId } from '#server/platform/graphql/wire-id.ts';
import { KeepGuestGroups } from '#server/ticket/keep-guest-groups.ts';
import { GuestGroups } from '#server/ticket/ports/guest-groups.ts';

const ofEvent = onEvent('event.guests', ({ event_id }: { readonly event_id: number }) => event_id);
const ofGroup = onEvent('event.guests', ({ id }: { readonly id: WireId }) => id.eventId);
/** Above the limit of the rule, so that its refusal can name the number. */
const name = words(1_000);
const ticketIds = z.array(wireId).min(1).max(GROUPED_AT_ONCE);

type Named = { readonly eventId: number; readonly groupId: string; readonly name: string };
const named = ({ eventId, groupId, name: shown }: Named) => ({ id: encodeWireId(eventId, groupId), name: shown });

/** Tickets of another event are none of this one's. */
const idsIn = (eventId: number, ids: readonly WireId[]): readonly string[] | null =>
  ids.every((id) => id.eventId === eventId) ? ids.map(({ rowId }) => rowId) : null;

async function shown(context: RequestContext, eventId: number, kept: Result<string, Refusal>) {
  if (!kept.ok) return kept;
  const group = await context.use(GuestGroups).find(eventId, kept.value);
  return group === null ? refused({ code: 'NOT_FOUND' } as const) : ok({ ...named(group), guests: group.guests });
}

export const guestGroupsResolvers: Resolvers = {
  Query: {
    guest_groups: rootField({
      access: ofEvent,
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id: eventId }, context) =>
        ok((await context.use(GuestGroups).list(eventId)).map((group) => ({ ...named(group), guests: group.guests }))),
    }),
  },
  Mutation: {
    add_to_guest_group: rootField({
      access: ofEvent,
      input: z.object({ event_id: rowNumber, name, ticket_ids: ticketIds }),
      resolve: async ({ event_id: eventId, name: typed, ticket_ids: asked }, context) => {
        const ids = idsIn(eventId, asked);
        if (ids === null) return refused({ code: 'NOT_FOUND' });
        const group = { eventId, actor: context.accountId, name: typed, ticketIds: ids };
        return shown(context, eventId, await context.use(KeepGuestGroups).add(group));
      },
    }),
    remove_from_guest_group: rootField({
      access: ofGroup,
      input: z.object({ id: wireId, ticket_ids: ticketIds }),
      resolve: async ({ id: { eventId, rowId: groupId }, ticket_ids: asked }, context) => {
        const ids = idsIn(eventId, asked);
        if (ids === null) return refused({ code: 'NOT_FOUND' });
        const group = { eventId, actor: context.accountId, groupId, ticketIds: ids };
        return shown(context, eventId, await context.use(KeepGuestGroups).takeOut(group));
      },
    }),
    rename_guest_group: rootField({
      access: ofGroup,
      input: z.object({ id: wireId, name }),
      resolve: async ({ id: { eventId, rowId: groupId }, name: typed }, context) => {
        const group = { eventId, actor: context.accountId, groupId, name: typed };
        return shown(context, eventId, await context.use(KeepGuestGroups).rename(group));
      },
    }),
    delete_guest_group: rootField({
      access: ofGroup,
      input: z.object({ id: wireId }),
      resolve: async ({ id: { eventId, rowId: groupId } }, context) => {
        const discarded = await context.use(KeepGuestGroups).discard({ eventId, actor: context.accountId, groupId });
        return discarded.ok ? ok(true) : discarded;
      },
    }),
  },
  BoughtTicket: {
    groups: async ({ eventId, boughtTicketId }, _args, context) => {
      if (!(await context.eventAbilities(eventId)).has('event.guests')) return [];
      return (await context.loaders.groupsOfTicket.load(encodeWireId(eventId, boughtTicketId))).map(named);
    },
  },
};
