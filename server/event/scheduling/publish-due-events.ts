import { ok, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { forbiddenAction } from '#server/event/forbidden-action.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { ScheduledEvents } from '#server/event/ports/scheduled-events.ts';
import { NoteNews } from '#server/event/ports/team-news.ts';
import { blockersOf } from '#server/event/publication.ts';
import { Log } from '#server/platform/ports/log.ts';

const EVENTS_AT_ONCE = 100;

/** Decided under the event's lock, where only one node finds it waiting. One not ready stays a draft. [S7.7-48] */
export type PublishDueEvents = () => Promise<number>;

export const PublishDueEvents = defineUseCase(
  'PublishDueEvents',
  { ...organisingPorts, scheduled: ScheduledEvents, noteNews: NoteNews, log: Log },
  ({ scheduled, noteNews, log, ...ports }): PublishDueEvents =>
    async () => {
      const due = await scheduled.due(ports.clock.now(), EVENTS_AT_ONCE);
      for (const { eventId, scheduledBy } of due) {
        try {
          await changeEvent(ports, {
            eventId,
            actor: scheduledBy,
            work: async (papers, tx) => {
              const now = ports.clock.now();
              const row = await scheduled.lock(tx, eventId);
              // Another node published it, or it was put off since.
              if (row?.state !== 'WAITING' || row.scheduledAt > now) return refused({ code: 'NOT_FOUND' });
              const forbidden = forbiddenAction(papers, ['PUBLISH'], now, await blockersOf(ports, papers));
              const state = forbidden === null ? 'PUBLISHED' : 'NOT_READY';
              await scheduled.put(tx, { ...row, state }, now);
              if (state === 'NOT_READY')
                await noteNews(tx, eventId, [{ happening: 'NOT_PUBLISHED', places: 0, amount: 0 }]);
              const { event } = papers;
              return ok({
                event:
                  forbidden === null ? { ...event, status: 'PUBLISHED', publishedAt: event.publishedAt ?? now } : event,
                value: null,
                act: forbidden === null ? 'event.published' : 'event.not-published',
                subject: `event:${eventId}`,
                facts: { scheduledAt: row.scheduledAt },
              });
            },
          });
        } catch (error) {
          log.error(error, 'an event was not published at its time', { eventId });
        }
      }
      return due.length;
    },
);
