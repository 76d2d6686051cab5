import { EventPages, type SessionOnSale } from '#application/event/ports/event-pages.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** A session with its tickets, where the page has it without. Null where it could not be read: what is known stays. */
export type LookAtSession = (sectionEventId: number) => Promise<SessionOnSale | null>;

export const LookAtSession = defineUseCase(
  'LookAtSession',
  { eventPages: EventPages },
  ({ eventPages }): LookAtSession =>
    async (sectionEventId) => {
      const answer = await eventPages.session(sectionEventId).catch(() => null);
      return answer?.ok === true ? answer.value : null;
    },
);
