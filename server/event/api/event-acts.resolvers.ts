import { z } from 'zod';
import { EVENT_NAME_MAX } from '#domain/event/event-input.ts';
import { hasEnded } from '#domain/event/sale-state.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { CloneEvent } from '#server/event/clone-event.ts';
import type { CategoryRow } from '#server/event/ports/category-row.ts';
import { type ScheduledEvent, ScheduledEvents } from '#server/event/ports/scheduled-events.ts';
import { RecordEvent } from '#server/event/record-event.ts';
import { ReviseEvent } from '#server/event/revise-event.ts';
import { ScheduleEvent } from '#server/event/scheduling/schedule-event.ts';
import { StartEvent } from '#server/event/start-event.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { fresh } from '#server/platform/graphql/fresh.ts';
import { moment, optionalWords, rowNumber, wireId } from '#server/platform/graphql/input-parts.ts';
import { onEvent, onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { eventRevision, newEventInput } from './organising-input.ts';

const ownEvent = ({ id }: { id: number }): number => id;
const namedEvent = ({ event_id }: { event_id: number }): number => event_id;
const eventOfInput = ({ input }: { input: { event_id: number } }): number => input.event_id;
const eventOfSession = async (
  { input }: { input: { section_event_id: number } },
  context: RequestContext,
): Promise<number | null> => (await context.loaders.session.load(input.section_event_id))?.eventId ?? null;

const presentSchedule = ({ eventId, scheduledAt, state }: ScheduledEvent) => ({
  event_id: eventId,
  scheduled_at: scheduledAt,
  state,
});

const presentCategory = (category: CategoryRow, locale: RequestContext['locale']) => ({
  id: category.categoryId,
  name: locale === 'vi' ? category.nameVi : category.nameEn,
  color: category.color,
  description: category.description,
});

async function categoriesOf(eventId: number, context: RequestContext) {
  const event = await context.loaders.event.load(eventId);
  const known = await context.loaders.categories();
  return known
    .filter(({ categoryId }) => categoryId === event?.categoryId)
    .map((category) => presentCategory(category, context.locale));
}

export const eventActsResolvers: Resolvers = {
  Query: {
    scheduled_event: rootField({
      access: onEvent('event.publish', namedEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id }, context) => {
        const scheduled = await context.use(ScheduledEvents).find(event_id);
        return ok(scheduled === null ? null : presentSchedule(scheduled));
      },
    }),
    sub_events: rootField({
      access: onEvent('event.view', namedEvent),
      input: z.object({ event_id: rowNumber, filter: z.object({ ended: z.boolean().nullish() }).nullish() }),
      resolve: async ({ event_id, filter }, context) => {
        const sessions = await context.loaders.sessionsOf.load(event_id);
        const ended = filter?.ended ?? null;
        return ok(sessions.filter((session) => ended === null || hasEnded(session, context.now) === ended));
      },
    }),
    category_events: rootField({
      access: onEvent('event.view', namedEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id }, context) => ok(await categoriesOf(event_id, context)),
    }),
  },

  Event: {
    scheduled_event: async ({ eventId }, _args, context) => {
      if (!(await context.eventAbilities(eventId)).has('event.publish')) return null;
      const scheduled = await context.use(ScheduledEvents).find(eventId);
      return scheduled === null ? null : presentSchedule(scheduled);
    },
  },

  Mutation: {
    clone_event: rootField({
      access: onEvent('event.clone', ownEvent),
      input: z.object({ id: rowNumber, input: z.object({ begin_at: moment, name: optionalWords(EVENT_NAME_MAX) }) }),
      resolve: ({ id: eventId, input }, context) =>
        context.use(CloneEvent)({
          eventId,
          actor: context.accountId,
          beginAt: input.begin_at,
          name: input.name,
          creationKey: context.idempotencyKey,
        }),
    }),
    upsert_scheduled_event: rootField({
      access: onEvent('event.publish', namedEvent),
      input: z.object({ event_id: rowNumber, scheduled_at: moment.nullish() }),
      resolve: async ({ event_id: eventId, scheduled_at }, context) => {
        const scheduled = await context.use(ScheduleEvent)({
          eventId,
          actor: context.accountId,
          scheduledAt: scheduled_at ?? null,
        });
        if (!scheduled.ok) return scheduled;
        return ok(scheduled.value === null ? null : presentSchedule(scheduled.value));
      },
    }),
    upsert_category_event: rootField({
      access: onEvent('event.edit', eventOfInput),
      input: z.object({ input: z.object({ event_id: rowNumber, category_id: rowNumber.nullish() }) }),
      resolve: async ({ input: { event_id: eventId, category_id } }, context) => {
        const fields = { categoryId: category_id ?? null };
        const revised = await context.use(ReviseEvent)({
          eventId,
          actor: context.accountId,
          fields,
          capacity: undefined,
        });
        const answered = fresh(context, eventId, revised);
        return answered.ok ? ok(await categoriesOf(eventId, context)) : answered;
      },
    }),
    create_private_event: rootField({
      access: onPlatform('event.create'),
      input: z.object({ input: newEventInput }),
      resolve: ({ input }, context) =>
        context.use(RecordEvent)({
          ...input,
          fields: { ...input.fields, feature: 'PRIVATE' },
          viewer: context.viewer,
          creationKey: context.idempotencyKey,
        }),
    }),
    update_private_event: rootField({
      access: onEvent('event.edit', ownEvent),
      input: z.object({ id: rowNumber, input: eventRevision }),
      resolve: async ({ id, input }, context) =>
        fresh(
          context,
          id,
          await context.use(ReviseEvent)({
            capacity: input.capacity,
            fields: { ...input.fields, feature: 'PRIVATE' },
            eventId: id,
            actor: context.accountId,
          }),
        ),
    }),
    start_event: rootField({
      access: onEvent('event.run-rooms', eventOfSession),
      input: z.object({ input: z.object({ section_event_id: rowNumber, room_id: wireId.nullish() }) }),
      resolve: async ({ input: { section_event_id: sectionEventId, room_id } }, context) => {
        const eventId = await eventOfSession({ input: { section_event_id: sectionEventId } }, context);
        if (eventId === null || (room_id && room_id.eventId !== eventId)) return refused({ code: 'NOT_FOUND' });
        return context.use(StartEvent)({
          eventId,
          sectionEventId,
          onlineRoomId: room_id?.rowId ?? null,
          actor: context.accountId,
        });
      },
    }),
  },
};
