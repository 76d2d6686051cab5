import type { EventPages, SessionOnSale } from '#application/event/ports/event-pages.ts';
import { token } from '#domain/kernel/token.ts';

/** A session with its tickets, where the page has it without. Null where it could not be read: what is known stays. */
export type LookAtSession = (sectionEventId: number) => Promise<SessionOnSale | null>;
export const LookAtSession = token<LookAtSession>('LookAtSession');

export const makeLookAtSession =
  (eventPages: Pick<EventPages, 'session'>): LookAtSession =>
  async (sectionEventId) => {
    const answer = await eventPages.session(sectionEventId).catch(() => null);
    return answer?.ok === true ? answer.value : null;
  };
