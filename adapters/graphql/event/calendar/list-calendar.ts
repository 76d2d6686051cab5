import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { SessionCalendars } from '#application/event/ports/session-calendars.ts';
import { ok } from '#domain/kernel/result.ts';
import { SessionCalendarDocument } from './session-calendar.gen.ts';

export const listCalendar =
  (transport: GraphqlTransport): SessionCalendars['list'] =>
  async (session) => {
    const answer = await transport(SessionCalendarDocument, { session });
    if (!answer.ok) return answer;
    const found = answer.value.calendar_sections;
    return ok(found.map(({ id, title, begin_at: beginAt, end_at: endAt }) => ({ id, title, beginAt, endAt })));
  };
