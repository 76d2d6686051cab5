import { LastEditor } from '#server/event/ports/last-editor.ts';
import { OnlineRooms } from '#server/event/ports/online-rooms.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Digest } from '#server/platform/ports/digest.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';

export const roomPorts = {
  rooms: OnlineRooms,
  transact: Transact,
  audit: AuditLog,
  clock: Clock,
  ids: NewId,
  digest: Digest,
  lastEditor: LastEditor,
} as const;
