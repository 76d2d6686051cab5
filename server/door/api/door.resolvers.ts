import { z } from 'zod';
import { ok, refused } from '#domain/kernel/result.ts';
import { CHECK_IN_STATUSES } from '#domain/ticket/check-in-status.ts';
import { RecordAdmission } from '#server/door/record-admission.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { oneOf, paging, rowNumber, search, someWords, wireId } from '#server/platform/graphql/input-parts.ts';
import { onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { GuestList, type GuestQuery } from '#server/ticket/ports/guest-list.ts';

/** A token has 120 characters, a code 10. */
const LONGEST_TEXT = 500;

const eventOfSession = async (sectionEventId: number, context: RequestContext): Promise<number | null> =>
  (await context.loaders.session.load(sectionEventId))?.eventId ?? null;

export const doorResolvers: Resolvers = {
  Query: {
    bought_tickets_admin: rootField({
      access: onEvent('event.guests', ({ event_id }: { event_id: number }) => event_id),
      input: z.object({
        event_id: rowNumber,
        section_event_id: rowNumber.nullish(),
        ticket_id: wireId.nullish(),
        search,
        check_in: oneOf(CHECK_IN_STATUSES).nullish(),
        ...paging,
      }),
      resolve: async (args, context) => {
        if (args.ticket_id && args.ticket_id.eventId !== args.event_id) return refused({ code: 'NOT_FOUND' });
        const guests = context.use(GuestList);
        const query: GuestQuery = {
          eventId: args.event_id,
          sectionEventId: args.section_event_id ?? null,
          ticketTypeId: args.ticket_id?.rowId ?? null,
          search: args.search,
          checkIn: args.check_in ?? null,
        };
        const cursors = cursorsOf(context.use(Keyring), 'bought_tickets_admin', query);
        const page = cursors.request({ ...args, limit: args.limit ?? 50 });
        if (!page.ok) return page;
        const tickets = await guests.guests(query, page.value);
        return ok({ entries: [...tickets.rows], metadata: cursors.metadata(tickets, () => guests.countGuests(query)) });
      },
    }),
    redeems_admin: rootField({
      access: onEvent('event.check-in', ({ input }: { input: { event_id: number } }) => input.event_id),
      input: z.object({
        input: z.object({
          event_id: rowNumber,
          section_event_id: rowNumber.nullish(),
          limit: z.int().min(1).max(100).nullish(),
        }),
      }),
      resolve: async ({ input }, context) => {
        const guests = context.use(GuestList);
        const session = input.section_event_id ?? null;
        const [counts, redeems] = await Promise.all([
          guests.counts(input.event_id, session),
          guests.redeems(input.event_id, session, input.limit ?? 5),
        ]);
        return ok({
          number_bought_ticket: counts.bought,
          number_redeemed: counts.redeemed,
          data: redeems.map((redeem) => ({
            redeem_at: redeem.redeemAt,
            type: redeem.type,
            bought_ticket: redeem.ticket,
          })),
        });
      },
    }),
  },
  Mutation: {
    redeem_bought_ticket: rootField({
      access: onEvent('event.check-in', ({ section_event_id }: { section_event_id: number }, context) =>
        eventOfSession(section_event_id, context),
      ),
      input: z.object({
        redeem_id: someWords(LONGEST_TEXT),
        section_event_id: rowNumber,
        warn_if_early: z.boolean().nullish(),
      }),
      resolve: async ({ redeem_id, section_event_id, warn_if_early }, context) => {
        if (context.idempotencyKey === null) return refused({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
        const session = await context.loaders.session.load(section_event_id);
        if (session === null) return refused({ code: 'EVENT_NOT_FOUND' });
        const admitted = await context.use(RecordAdmission)({
          eventId: session.eventId,
          sectionEventId: section_event_id,
          warnBefore: warn_if_early === true ? session.beginAt : undefined,
          text: redeem_id,
          by: context.accountId,
          key: context.idempotencyKey,
        });
        if (!admitted.ok) return admitted;
        const { outcome, redeemAt, firstRedeemAt, count, ticket } = admitted.value;
        return ok({ outcome, redeem_at: redeemAt, first_redeem_at: firstRedeemAt, count, bought_ticket: ticket });
      },
    }),
  },
};
