import { ContainerModule } from 'inversify';
import { OnlineRooms } from '#server/event/ports/online-rooms.ts';
import { makePostgresOnlineRooms } from '#server/event/postgres/postgres-online-rooms.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { bindTo } from '#server/platform/wiring/bind.ts';
import { ChangeRooms, makeChangeRooms } from './change-rooms.ts';
import { RoomPorts } from './room-ports.ts';

/** Where people meet online. */
export const roomBindings = new ContainerModule(({ bind }) => {
  bindTo(bind, OnlineRooms, [Database], ({ pool }) => makePostgresOnlineRooms(pool));
  bindTo(bind, RoomPorts, [OnlineRooms, Transact, AuditLog, Clock, NewId], (rooms, transact, audit, clock, ids) => ({
    rooms,
    transact,
    audit,
    clock,
    ids,
  }));
  bindTo(bind, ChangeRooms, [RoomPorts], makeChangeRooms);
});
