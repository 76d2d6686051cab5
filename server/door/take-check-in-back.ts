import { type DoorHand, type UndoRefused, undoCheckIn } from '#domain/door/undo-check-in.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { CheckInBook, type CheckInNamed, type CheckInsLeft } from '#server/door/ports/check-in-book.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { Transact } from '#server/platform/ports/transact.ts';

type UndoAsked = {
  readonly eventId: number;
  readonly check: CheckInNamed;
  readonly by: DoorHand;
  readonly managesGuests: boolean;
};

/** Takes the last check-in of a ticket back. Of two who ask at once, one does. */
export type TakeCheckInBack = (asked: UndoAsked) => Promise<Result<CheckInsLeft, UndoRefused>>;

export const TakeCheckInBack = defineUseCase(
  'TakeCheckInBack',
  { book: CheckInBook, transact: Transact, audit: AuditLog, bus: EventBus, clock: Clock },
  ({ book, transact, audit, bus, clock }): TakeCheckInBack =>
    async ({ eventId, check, by, managesGuests }) => {
      const undone = await transact.transaction(async (tx) => {
        const recorded = await book.lock(tx, eventId, check);
        const now = clock.now();
        const decided = undoCheckIn(recorded, { by, managesGuests }, now);
        if (!decided.ok) return decided;
        const found = decided.value;
        const left = await book.undo(tx, eventId, found, by, now);
        await audit.record(tx, {
          act: 'ticket.check-in-undone',
          subject: `ticket:${found.boughtTicketId}`,
          eventId,
          actor: by.accountId,
          facts: {
            redeemId: found.redeemId,
            count: left.count,
            ...(by.gatePassId === null ? {} : { gatePassId: by.gatePassId }),
          },
        });
        return ok(left);
      });
      if (undone.ok) bus.publish({ kind: 'door', eventId });
      return undone;
    },
);
