import { type Token, token } from '#domain/kernel/token.ts';
import type { OnlineRooms } from '#server/event/ports/online-rooms.ts';
import type { AuditLog } from '#server/platform/ports/audit-log.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import type { Transact } from '#server/platform/ports/transact.ts';

/** What the ways to change online rooms have in common. */
export type RoomPorts = {
  readonly rooms: OnlineRooms;
  readonly transact: Transact;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly ids: NewId;
};
export const RoomPorts: Token<RoomPorts> = token<RoomPorts>('RoomPorts');
