import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { eventAbilities } from '#domain/permission/event-abilities.ts';
import { mediaAbilities } from '#domain/permission/media-abilities.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { EventStanding } from '#server/event/ports/event-standing.ts';
import { type MediaFile, SessionMedia } from '#server/event/ports/session-media.ts';
import { ViewerFacts } from '#server/people/ports/viewer-facts.ts';
import { PrivateFiles } from '#server/platform/ports/private-files.ts';

type OpenedFile = {
  readonly label: string;
  readonly format: MediaFile['format'];
  readonly bytes: Uint8Array;
};

/** NOT_FOUND once the ticket was refunded, voided or given away, or its holder left the team. [S3-84] */
export type OpenMediaFile = (asked: {
  readonly eventId: number;
  readonly sessionMediaId: string;
  readonly accountId: AccountId | null;
}) => Promise<Result<OpenedFile, RefusalOf<'NOT_FOUND'>>>;

export const OpenMediaFile = defineUseCase(
  'OpenMediaFile',
  { media: SessionMedia, files: PrivateFiles, people: ViewerFacts, standing: EventStanding },
  ({ media, files, people, standing }): OpenMediaFile => {
    async function mayView(accountId: AccountId, eventId: number, sectionEventId: number): Promise<boolean> {
      const [viewer, facts, held] = await Promise.all([
        people.of(accountId),
        standing.facts([eventId], accountId),
        standing.sessionsWithTicket([eventId], accountId),
      ]);
      const event = facts.get(eventId);
      return mediaAbilities(viewer, {
        isPrivate: true,
        holdsItsTicket: held.some((session) => session.sectionEventId === sectionEventId),
        eventAbilities: event === undefined ? [] : eventAbilities(viewer, event),
      }).includes('media.view');
    }

    return async ({ eventId, sessionMediaId, accountId }) => {
      const found = await media.find(eventId, sessionMediaId);
      if (found === null || !('file' in found)) return refused({ code: 'NOT_FOUND' });
      // Public files need no account: seeing the event, by its key too, is enough.
      if (found.isPrivate && (accountId === null || !(await mayView(accountId, eventId, found.sectionEventId))))
        return refused({ code: 'NOT_FOUND' });
      const bytes = await files.get(found.file);
      if (bytes === null) return refused({ code: 'NOT_FOUND' });
      return ok({ label: found.label, format: found.file.format, bytes });
    };
  },
);
