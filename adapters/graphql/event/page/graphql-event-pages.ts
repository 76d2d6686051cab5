import { listCalendar } from '#adapters/graphql/event/calendar/list-calendar.ts';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { EventPages, SessionOnSale, SessionsVariant } from '#application/event/ports/event-pages.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { EventPageDocument } from './event-page.gen.ts';
import { GuestsGoingDocument } from './guests-going.gen.ts';
import { LightSessionsDocument } from './light-sessions.gen.ts';
import { parseEventWords, parseLightSessions, parseSession, parseSessions } from './on-sale.parse.ts';
import { SessionOnSaleDocument } from './session-on-sale.gen.ts';
import { SessionsOnSaleDocument } from './sessions-on-sale.gen.ts';

/** The event tells which variant of sessions to ask for, so it is read first. [S7.4-07] [S7.4-08] */
export const makeGraphqlEventPages = (transport: GraphqlTransport): EventPages => {
  async function sessions(
    eventId: number,
    variant: SessionsVariant,
  ): Promise<Result<readonly SessionOnSale[], Refusal>> {
    switch (variant) {
      case 'FULL': {
        const answer = await transport(SessionsOnSaleDocument, { eventId });
        return answer.ok ? ok(parseSessions(answer.value)) : answer;
      }
      case 'LIGHT': {
        const answer = await transport(LightSessionsDocument, { eventId });
        return answer.ok ? ok(parseLightSessions(answer.value)) : answer;
      }
      default:
        return never(variant);
    }
  }
  return {
    read: async (eventId) => {
      const answer = await transport(EventPageDocument, { id: eventId });
      if (!answer.ok) return answer;
      const { variant, event } = parseEventWords(answer.value);
      const known = await sessions(eventId, variant);
      return known.ok ? ok({ ...event, sessions: known.value }) : known;
    },
    sessions,
    calendar: listCalendar(transport),
    guests: async (id) => {
      const answer = await transport(GuestsGoingDocument, { id });
      if (!answer.ok) return answer;
      const { guests_going: going } = answer.value;
      return ok(going === null ? null : { names: going.names, count: going.count, isMore: going.is_more });
    },
    session: async (id) => {
      const answer = await transport(SessionOnSaleDocument, { id });
      return answer.ok ? ok(parseSession(answer.value)) : answer;
    },
  };
};
