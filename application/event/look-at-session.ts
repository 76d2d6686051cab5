import { EventPages, type SessionOnSale } from '#application/event/ports/event-pages.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** For events whose sessions come without tickets. null if it could not be read. */
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
