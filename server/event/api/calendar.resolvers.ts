import { z } from 'zod';
import { fitsSession, LONGEST_SECTION_TITLE, sectionTimes } from '#domain/event/calendar-section.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { type CalendarSectionRow, CalendarSections } from '#server/event/ports/calendar-sections.ts';
import { ChangeCalendar } from '#server/event/scheduling/change-calendar.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { moment, rowNumber, wireId, words } from '#server/platform/graphql/input-parts.ts';
import { everybody, onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId, type WireId } from '#server/platform/graphql/wire-id.ts';
import { visibleEvent } from './catalogue.resolvers.ts';

const eventOfSession = async (
  { section_event_id }: { readonly section_event_id: number },
  context: RequestContext,
): Promise<number | null> => (await context.loaders.session.load(section_event_id))?.eventId ?? null;

const present = (section: CalendarSectionRow, session: { readonly beginAt: Instant }) => {
  const { beginAt, endAt } = sectionTimes(section, session);
  return {
    id: encodeWireId(section.eventId, section.calendarSectionId),
    section_event_id: section.sectionEventId,
    title: section.title,
    begin_at: beginAt,
    end_at: endAt,
  };
};

export const calendarResolvers: Resolvers = {
  Query: {
    calendar_sections: rootField({
      access: everybody,
      input: z.object({ section_event_id: rowNumber }),
      resolve: async ({ section_event_id }, context) => {
        const session = await context.loaders.session.load(section_event_id);
        if (session === null) return refused({ code: 'EVENT_NOT_FOUND' });
        const event = await visibleEvent(session.eventId, context);
        if (!event.ok) return event;
        const [sections, abilities] = await Promise.all([
          context.use(CalendarSections).ofSession(session.eventId, section_event_id),
          context.eventAbilities(session.eventId),
        ]);
        const seen = abilities.has('event.edit') ? sections : sections.filter((one) => fitsSession(one, session));
        return ok(seen.map((section) => present(section, session)));
      },
    }),
  },

  Mutation: {
    create_calendar_section: rootField({
      access: onEvent('event.edit', eventOfSession),
      input: z.object({
        section_event_id: rowNumber,
        // A bound against floods; the domain refuses by name.
        input: z.object({ title: words(10 * LONGEST_SECTION_TITLE), begin_at: moment, end_at: moment }),
      }),
      resolve: async ({ section_event_id: sectionEventId, input }, context) => {
        const session = await context.loaders.session.load(sectionEventId);
        if (session === null) return refused({ code: 'EVENT_NOT_FOUND' });
        const { eventId } = session;
        const added = await context.use(ChangeCalendar).add({
          eventId,
          sectionEventId,
          actor: context.accountId,
          fields: { title: input.title, beginAt: input.begin_at, endAt: input.end_at },
          creationKey: context.idempotencyKey,
        });
        if (!added.ok) return added;
        const row = await context.use(CalendarSections).find(eventId, added.value.calendarSectionId);
        return row === null ? refused({ code: 'NOT_FOUND' } as const) : ok(present(row, session));
      },
    }),
    delete_calendar_section: rootField({
      access: onEvent('event.edit', ({ id }: { readonly id: WireId }) => id.eventId),
      input: z.object({ id: wireId }),
      resolve: ({ id }, context) =>
        context
          .use(ChangeCalendar)
          .remove({ eventId: id.eventId, calendarSectionId: id.rowId, actor: context.accountId }),
    }),
  },
};
