import { placeOf } from '#domain/event/session-move.ts';
import type { EventDraft, SessionDraft } from './event-draft.ts';

const whenAndWhere = (session: SessionDraft, draft: EventDraft): string =>
  JSON.stringify([session.begin, session.end, draft.timezone, placeOf(draft, session)]);

/** How many hold a ticket of a session whose time or place differs between two forms of an event. */
export const movedPeople = (before: EventDraft, after: EventDraft): number =>
  before.sessions.reduce((people, session) => {
    const now = after.sessions.find(({ id }) => id !== null && id === session.id);
    return now === undefined || whenAndWhere(session, before) === whenAndWhere(now, after)
      ? people
      : people + session.tickets.reduce((sold, ticket) => sold + ticket.sold, 0);
  }, 0);
