import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { SessionCalendars } from '#application/event/ports/session-calendars.ts';
import { ok } from '#domain/kernel/result.ts';
import { AddCalendarSectionDocument } from './add-calendar-section.gen.ts';
import { listCalendar } from './list-calendar.ts';
import { RemoveCalendarSectionDocument } from './remove-calendar-section.gen.ts';

export const makeGraphqlSessionCalendars = (transport: GraphqlTransport): SessionCalendars => ({
  list: listCalendar(transport),
  add: async (session, { title, beginAt, endAt }, idempotencyKey) => {
    const input = { title, begin_at: beginAt, end_at: endAt };
    const answer = await transport(AddCalendarSectionDocument, { session, input }, { idempotencyKey });
    return answer.ok ? ok(null) : answer;
  },
  remove: async (id) => {
    const answer = await transport(RemoveCalendarSectionDocument, { id });
    return answer.ok ? ok(null) : answer;
  },
});
