import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { WaitingRooms } from '#server/waiting-room/ports/waiting-rooms.ts';

/** When switched off, waiting people get in with their next poll. */
export type TurnWaitingRoom = (given: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly on: boolean;
}) => Promise<Result<null, RefusalOf<'EVENT_NOT_FOUND'>>>;

export const TurnWaitingRoom = defineUseCase(
  'TurnWaitingRoom',
  { rooms: WaitingRooms, transact: Transact, audit: AuditLog, bus: EventBus },
  (given): TurnWaitingRoom =>
    async ({ eventId, actor, on }) => {
      const turned = await given.transact.transaction(async (tx) => {
        if (!(await given.rooms.turn(tx, eventId, on))) return false;
        const act = on ? 'event.waiting-room-opened' : 'event.waiting-room-closed';
        await given.audit.record(tx, { act, subject: `event:${eventId}`, eventId, actor });
        return true;
      });
      if (!turned) return refused({ code: 'EVENT_NOT_FOUND' });
      given.bus.publish({ kind: 'event', eventId });
      return ok(null);
    },
);
