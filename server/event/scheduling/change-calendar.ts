import { MOST_CALENDAR_SECTIONS, readCalendarSection } from '#domain/event/calendar-section.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { forbiddenAction } from '#server/event/forbidden-action.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { CalendarSections } from '#server/event/ports/calendar-sections.ts';

type Of = { readonly eventId: number; readonly actor: AccountId };

/** Adds a calendar entry to a session, once per key, or removes one. [S7.7-22] */
export type ChangeCalendar = {
  readonly add: (
    asked: Of & {
      readonly sectionEventId: number;
      readonly fields: { readonly title: string; readonly beginAt: Instant; readonly endAt: Instant };
      readonly creationKey: string | null;
    },
  ) => Promise<Result<{ readonly calendarSectionId: string }, Refusal>>;
  readonly remove: (asked: Of & { readonly calendarSectionId: string }) => Promise<Result<true, Refusal>>;
};

const SUBJECT = 'calendar-section:';

export const ChangeCalendar = defineUseCase(
  'ChangeCalendar',
  { ...organisingPorts, sections: CalendarSections },
  ({ sections, ...ports }): ChangeCalendar => ({
    add: ({ eventId, actor, sectionEventId, fields, creationKey }) =>
      changeEvent<{ readonly calendarSectionId: string }>(ports, {
        eventId,
        actor,
        creation: {
          key: creationKey,
          request: ['calendar-section', sectionEventId, fields],
          made: (_papers, subject) =>
            subject.startsWith(SUBJECT) ? { calendarSectionId: subject.slice(SUBJECT.length) } : undefined,
        },
        work: async (papers, tx) => {
          const session = papers.sessions.find((one) => one.sectionEventId === sectionEventId);
          if (session === undefined) return refused({ code: 'NOT_FOUND' });
          const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
          if (forbidden !== null) return refused(forbidden);
          const read = readCalendarSection(fields, session);
          if (!read.ok) return refused({ ...read.refusal, field: `input.${read.refusal.field}` });
          const max = MOST_CALENDAR_SECTIONS;
          if ((await sections.count(tx, eventId, sectionEventId)) >= max)
            return refused({ code: 'INVALID_INPUT', field: 'section_event_id', problem: { kind: 'TOO_LARGE', max } });
          const calendarSectionId = ports.ids.newId();
          await sections.add(tx, { eventId, calendarSectionId, sectionEventId, ...read.value });
          const subject = `${SUBJECT}${calendarSectionId}` as const;
          return ok({ event: papers.event, value: { calendarSectionId }, act: 'calendar-section.added', subject });
        },
      }),
    remove: ({ eventId, actor, calendarSectionId }) =>
      changeEvent<true>(ports, {
        eventId,
        actor,
        work: async (papers, tx) => {
          const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
          if (forbidden !== null) return refused(forbidden);
          if (!(await sections.remove(tx, eventId, calendarSectionId))) return refused({ code: 'NOT_FOUND' });
          const subject = `${SUBJECT}${calendarSectionId}` as const;
          return ok({ event: papers.event, value: true, act: 'calendar-section.removed', subject });
        },
      }),
  }),
);
