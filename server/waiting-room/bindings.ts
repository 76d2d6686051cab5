import { ContainerModule } from 'inversify';
import { builtStylesheets } from '#server/main/built-stylesheets.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { bindTo } from '#server/platform/wiring/bind.ts';
import { DecideDeskBatch } from '#server/sale/ports/desk-decision.ts';
import { BuiltStylesheets } from '#server/waiting-room/api/waiting-document.ts';
import { RehearsalStage } from '#server/waiting-room/ports/rehearsal-stage.ts';
import { Rehearsals } from '#server/waiting-room/ports/rehearsals.ts';
import { WaitingRooms } from '#server/waiting-room/ports/waiting-rooms.ts';
import { makePostgresRehearsalStage } from '#server/waiting-room/postgres/postgres-rehearsal-stage.ts';
import { makePostgresRehearsals } from '#server/waiting-room/postgres/postgres-rehearsals.ts';
import { makePostgresWaitingRooms } from '#server/waiting-room/postgres/postgres-waiting-rooms.ts';

export const waitingRoomBindings = new ContainerModule((to) => {
  bindTo(to, WaitingRooms, [Database], ({ pool }) => makePostgresWaitingRooms(pool));
  bindTo(to, BuiltStylesheets, [], builtStylesheets);

  bindTo(to, Rehearsals, [Database], makePostgresRehearsals);
  bindTo(to, RehearsalStage, [Database, DecideDeskBatch, Clock, NewId], (database, decide, clock, newId) =>
    makePostgresRehearsalStage({ database, decide, clock, newId }),
  );
});
