import { type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { forbiddenAction } from '#server/event/forbidden-action.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { type ScheduledEvent, ScheduledEvents } from '#server/event/ports/scheduled-events.ts';
import { blockersOf } from '#server/event/publication.ts';

/** Sets when a draft publishes itself, or withdraws that with null. [S7.7-35] */
export type ScheduleEvent = (given: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly scheduledAt: Instant | null;
}) => Promise<Result<ScheduledEvent | null, Refusal>>;

export const ScheduleEvent = defineUseCase(
  'ScheduleEvent',
  { ...organisingPorts, scheduled: ScheduledEvents },
  ({ scheduled, ...ports }): ScheduleEvent =>
    ({ eventId, actor, scheduledAt }) =>
      changeEvent(ports, {
        eventId,
        actor,
        work: async (papers, tx) => {
          const { event } = papers;
          const act = { event, subject: `event:${eventId}` } as const;
          if (scheduledAt === null) {
            await scheduled.remove(tx, eventId);
            return ok({ ...act, value: null, act: 'event.unscheduled' });
          }
          if (event.status !== 'READY') return refused({ code: 'EVENT_STATE_FORBIDS', state: event.status });
          const now = ports.clock.now();
          if (scheduledAt <= now)
            return refused({
              code: 'INVALID_INPUT',
              field: 'scheduled_at',
              problem: { kind: 'TOO_SMALL', min: later(now, MINUTE) },
            });
          const forbidden = forbiddenAction(papers, ['PUBLISH'], now, await blockersOf(ports, papers));
          if (forbidden !== null) return refused(forbidden);
          const row: ScheduledEvent = { eventId, scheduledAt, scheduledBy: actor, state: 'WAITING' };
          await scheduled.put(tx, row, now);
          return ok({ ...act, value: row, act: 'event.scheduled', facts: { scheduledAt } });
        },
      }),
);
