import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import { changeEvent } from './change-event.ts';
import { forbiddenAction } from './forbidden-action.ts';
import { organisingPorts } from './organising-ports.ts';
import { isPublisherSuspended } from './publication.ts';

/** A suspended publisher's published events stay archived. */
export type ShelveEvent = (given: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly archive: boolean;
}) => Promise<Result<EventRow, Refusal>>;

export const ShelveEvent = defineUseCase(
  'ShelveEvent',
  organisingPorts,
  (ports): ShelveEvent =>
    ({ eventId, actor, archive }) =>
      changeEvent(ports, {
        eventId,
        actor,
        work: async (papers) => {
          const forbidden = forbiddenAction(papers, [archive ? 'ARCHIVE' : 'UNARCHIVE'], ports.clock.now());
          if (forbidden !== null) return refused(forbidden);
          if (!archive && papers.event.status === 'PUBLISHED' && (await isPublisherSuspended(ports, papers)))
            return refused({ code: 'NOT_READY_TO_PUBLISH', blockers: ['PUBLISHER_SUSPENDED'] });
          const event = { ...papers.event, archive };
          return ok({
            event,
            value: event,
            act: archive ? 'event.archived' : 'event.unarchived',
            subject: `event:${eventId}`,
          });
        },
      }),
);
