import { type Cancellation, decideCancellation, evolveCancellation, stands } from '#domain/event/cancellation.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { forbiddenAction } from '#server/event/forbidden-action.ts';
import type { CancellationRow } from '#server/event/ports/cancellations.ts';
import type { EventPapers } from '#server/event/ports/event-store.ts';
import type { SaleScope } from '#server/sale/ports/sales-of-event.ts';
import { CARRY_OUT_JOB, type CancellingPorts, cancellingPorts } from './cancelling-ports.ts';

type CancellationAsked = SaleScope & {
  readonly actor: AccountId;
  /** The event's name, typed to confirm. */
  readonly typed: string;
  readonly reason: string;
};

/** It can be undone for 15 minutes, and nobody is told before. Repeating it returns the planned one. */
export type PlanCancellation = (asked: CancellationAsked) => Promise<Result<CancellationRow, Refusal>>;

export const PlanCancellation = defineUseCase(
  'PlanCancellation',
  cancellingPorts,
  (ports): PlanCancellation =>
    async (asked) => {
      const { eventId, sectionEventId, actor, typed, reason } = asked;
      const known = (await ports.cancellations.ofEvent(eventId)).find(
        (one) => one.sectionEventId === sectionEventId && stands(one),
      );
      if (known !== undefined) return ok(known);
      const [sold, invitations] = await Promise.all([ports.sales.counts(asked), ports.cancellations.invited(asked)]);
      return changeEvent(ports, {
        eventId,
        actor,
        work: async (papers, tx) => {
          const now = ports.clock.now();
          const standing = await ports.cancellations.lockStanding(tx, asked);
          const subject = `cancellation:${standing?.eventCancellationId ?? 'none'}` as const;
          if (standing !== null)
            return ok({ event: papers.event, value: standing, act: 'cancellation.repeated', subject });
          const session = papers.sessions.find((one) => one.sectionEventId === sectionEventId);
          if (sectionEventId !== null && session === undefined) return refused({ code: 'EVENT_NOT_FOUND' });
          const forbidden = forbiddenAction(papers, sectionEventId === null ? ['CANCEL'] : ['CANCEL', 'EDIT'], now);
          if (forbidden !== null) return refused(forbidden);
          if (papers.event.status === 'CANCELLED')
            return refused({ code: 'EVENT_STATE_FORBIDS', state: papers.event.status });
          const decided = decideCancellation(null, { kind: 'PLAN', name: papers.event.name, typed, reason }, now);
          if (!decided.ok) return decided;
          const planned = decided.value.reduce<Cancellation | null>(evolveCancellation, null);
          if (planned === null) throw new Error('A cancellation was planned without an event');
          const row: CancellationRow = {
            eventId,
            eventCancellationId: ports.ids.newId(),
            sectionEventId,
            state: planned.state,
            reason: planned.reason,
            plannedBy: actor,
            plannedAt: now,
            beginsAt: planned.beginsAt,
            endedAt: null,
            planSaleBefore: session?.planSale ?? null,
            ...sold,
            invitations,
            ordersDone: 0,
            refunded: 0 as CancellationRow['refunded'],
          };
          await ports.cancellations.put(tx, row);
          await stopSale(ports, tx, papers, sectionEventId);
          await ports.jobs.enqueue(tx, [
            {
              ...CARRY_OUT_JOB,
              payload: { eventId, cancellationId: row.eventCancellationId },
              runAt: row.beginsAt,
              uniqueKey: `${CARRY_OUT_JOB.task}:${row.eventCancellationId}`,
            },
          ]);
          const event = sectionEventId === null ? { ...papers.event, status: 'CANCELLED' as const } : papers.event;
          return ok({
            event,
            value: row,
            act: sectionEventId === null ? 'event.cancelled' : 'session.cancelled',
            subject: sectionEventId === null ? `event:${eventId}` : `session:${sectionEventId}`,
            facts: { orders: row.orders, tickets: row.tickets, money: row.money },
          });
        },
      });
    },
);

/** A cancelled event sells nothing by its status; a cancelled session by its own override. */
async function stopSale(
  ports: CancellingPorts,
  tx: Parameters<CancellingPorts['events']['putSession']>[0],
  papers: EventPapers,
  sectionEventId: number | null,
): Promise<void> {
  for (const session of papers.sessions)
    if (session.sectionEventId === sectionEventId)
      await ports.events.putSession(tx, { ...session, planSale: 'CLOSED', cancelledAt: ports.clock.now() });
}
