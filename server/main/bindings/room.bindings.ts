import { ContainerModule } from 'inversify';
import { Database } from '#server/adapters/postgres/connection.ts';
import { makePostgresOnlineRooms } from '#server/adapters/postgres/postgres-online-rooms.ts';
import { AuditLog } from '#server/application/ports/audit-log.ts';
import { Clock } from '#server/application/ports/clock.ts';
import { NewId } from '#server/application/ports/new-id.ts';
import { OnlineRooms } from '#server/application/ports/online-rooms.ts';
import { Transact } from '#server/application/ports/transact.ts';
import { ChangeRooms, makeChangeRooms } from '#server/application/rooms/change-rooms.ts';
import { RoomPorts } from '#server/application/rooms/room-ports.ts';
import { bindTo } from '../bind.ts';

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
