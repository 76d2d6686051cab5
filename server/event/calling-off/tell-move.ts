import { defineUseCase } from '#domain/kernel/use-case.ts';
import { EventRecipients } from '#server/event/ports/event-recipients.ts';
import { type SessionMoveRow, SessionMoves } from '#server/event/ports/session-moves.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { SalesOfEvent, type StandingOrder } from '#server/sale/ports/sales-of-event.ts';

/** Can be killed and run again. Answers false while it is too early. */
export type TellMove = (asked: { readonly eventId: number; readonly moveId: string }) => Promise<boolean>;

const AT_ONCE = 100;

export const TellMove = defineUseCase(
  'TellMove',
  {
    moves: SessionMoves,
    recipients: EventRecipients,
    sales: SalesOfEvent,
    outbox: EmailOutbox,
    transact: Transact,
    jobs: JobQueue,
    clock: Clock,
  },
  ({ moves, recipients, sales, outbox, transact, jobs, clock }): TellMove => {
    const step = (eventId: number, moveId: string, next: (row: SessionMoveRow) => SessionMoveRow) =>
      transact.transaction(async (tx) => {
        const row = await moves.lock(tx, eventId, moveId);
        if (row === null) return null;
        const after = next(row);
        if (after !== row) await moves.put(tx, after);
        return after;
      });

    async function addRecipients(move: SessionMoveRow): Promise<void> {
      let after: string | null = null;
      for (;;) {
        const orders: readonly StandingOrder[] = await sales.standing(move, after, AT_ONCE);
        if (orders.length === 0) break;
        const ids = orders.map(({ userOrderId }) => userOrderId);
        await transact.transaction((tx) => recipients.addOfOrders(tx, move.eventId, move.sessionMoveId, ids));
        after = orders.at(-1)?.userOrderId ?? null;
      }
      await transact.transaction((tx) => recipients.addInvited(tx, move, move.sessionMoveId));
    }

    /** How many were told; null: a later move took this one's place. */
    const tellSome = (eventId: number, moveId: string): Promise<number | null> =>
      transact.transaction(async (tx) => {
        const move = await moves.lock(tx, eventId, moveId);
        if (move?.state !== 'TELLING') return null;
        const people = await recipients.takeUntold(tx, eventId, moveId, AT_ONCE, clock.now());
        const content = { message: 'session-moved', eventId, moveId } as const;
        await outbox.queue(
          tx,
          people.map(({ email, locale }) => ({ content, recipient: email, locale })),
        );
        return people.length;
      });

    return async ({ eventId, moveId }) => {
      const move = await step(eventId, moveId, (row) =>
        row.state === 'WAITING' && clock.now() >= row.tellsAt ? { ...row, state: 'TELLING' } : row,
      );
      if (move?.state !== 'TELLING') return move?.state !== 'WAITING';
      await addRecipients(move);
      for (;;) {
        const notified = await tellSome(eventId, moveId);
        if (notified === null) return true;
        if (notified === 0) break;
        jobs.wake('bulk');
      }
      await step(eventId, moveId, (row) =>
        row.state === 'TELLING' ? { ...row, state: 'DONE', endedAt: clock.now() } : row,
      );
      return true;
    };
  },
);
