import { type Cancellation, decideCancellation, evolveCancellation } from '#domain/event/cancellation.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from '#server/event/change-event.ts';
import type { CancellationRow } from '#server/event/ports/cancellations.ts';
import { cancellationOf, withCancellation } from './cancellation-of.ts';
import { cancellingPorts } from './cancelling-ports.ts';

/** UNDO_OVER after 15 minutes. */
export type UndoCancellation = (asked: {
  readonly eventId: number;
  readonly cancellationId: string;
  readonly actor: AccountId;
}) => Promise<Result<CancellationRow, Refusal>>;

export const UndoCancellation = defineUseCase(
  'UndoCancellation',
  cancellingPorts,
  (ports): UndoCancellation =>
    ({ eventId, cancellationId, actor }) =>
      changeEvent(ports, {
        eventId,
        actor,
        work: async (papers, tx) => {
          const row = await ports.cancellations.lock(tx, eventId, cancellationId);
          if (row === null) return refused({ code: 'NOT_FOUND' });
          const before = cancellationOf(row);
          const decided = decideCancellation(before, { kind: 'UNDO' }, ports.clock.now());
          if (!decided.ok) return decided;
          const undone = withCancellation(row, decided.value.reduce<Cancellation | null>(evolveCancellation, before));
          await ports.cancellations.put(tx, undone);
          const isNew = decided.value.length > 0;
          const session = papers.sessions.find((one) => one.sectionEventId === row.sectionEventId);
          if (isNew && session !== undefined)
            await ports.events.putSession(tx, { ...session, planSale: row.planSaleBefore, cancelledAt: null });
          const opens = isNew && row.sectionEventId === null;
          const event = opens ? { ...papers.event, status: 'PUBLISHED' as const } : papers.event;
          const subject = `cancellation:${cancellationId}` as const;
          return ok({ event, value: undone, act: 'cancellation.undone', subject });
        },
      }),
);
