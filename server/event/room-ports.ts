import { OnlineRooms } from '#server/event/ports/online-rooms.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';

export const roomPorts = {
  rooms: OnlineRooms,
  transact: Transact,
  audit: AuditLog,
  clock: Clock,
  ids: NewId,
} as const;
