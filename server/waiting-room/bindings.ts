import { ContainerModule } from 'inversify';
import { builtStylesheets } from '#server/main/built-stylesheets.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { SecretSource } from '#server/platform/ports/secret-source.ts';
import { Transact } from '#server/platform/ports/transact.ts';
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
import { CachedRooms, makeCachedRooms } from './cached-rooms.ts';
import { CachedStock, makeCachedStock } from './cached-stock.ts';
import { CheckoutLoad, makeCheckoutLoad } from './checkout-load.ts';
import { makePassWaitingRoom, PassWaitingRoom } from './pass-waiting-room.ts';
import { makeRehearseOnSale, RehearseOnSale } from './rehearse-on-sale.ts';
import { makeStandInLine, StandInLine } from './stand-in-line.ts';
import { makeTurnWaitingRoom, TurnWaitingRoom } from './turn-waiting-room.ts';
import { makeWaitingLines, WaitingLines } from './waiting-lines.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The waiting room before a sale. */
export const waitingRoomBindings = new ContainerModule(({ bind }) => {
  bindTo(bind, WaitingRooms, [Database], ({ pool }) => makePostgresWaitingRooms(pool));
  bindTo(bind, BuiltStylesheets, [], builtStylesheets);
  bindTo(bind, CheckoutLoad, [], makeCheckoutLoad);
  bindTo(bind, CachedRooms, [WaitingRooms, EventBus, Clock], makeCachedRooms);
  bindTo(bind, WaitingLines, [EventBus, CheckoutLoad, Metrics, Clock, NewId], (bus, load, metrics, clock, ids) =>
    makeWaitingLines({ bus, load, metrics, clock, ids }),
  );
  bindTo(bind, CachedStock, [WaitingRooms, EventBus, Clock], makeCachedStock);
  bindTo(
    bind,
    StandInLine,
    [CachedRooms, WaitingLines, CachedStock, Keyring, Metrics, Clock],
    (rooms, lines, stock, keyring, metrics, clock) => makeStandInLine({ rooms, lines, stock, keyring, metrics, clock }),
  );
  bindTo(bind, PassWaitingRoom, [CachedRooms, Keyring, Metrics, Clock], (rooms, keyring, metrics, clock) =>
    makePassWaitingRoom({ rooms, keyring, metrics, clock }),
  );
  bindTo(bind, TurnWaitingRoom, [WaitingRooms, Transact, AuditLog, EventBus], (rooms, transact, audit, bus) =>
    makeTurnWaitingRoom({ rooms, transact, audit, bus }),
  );

  bindTo(bind, Rehearsals, [Database], makePostgresRehearsals);
  bindTo(bind, RehearsalStage, [Database, DecideDeskBatch, Clock, NewId], (database, decide, clock, newId) =>
    makePostgresRehearsalStage({ database, decide, clock, newId }),
  );
  bindTo(
    bind,
    RehearseOnSale,
    [RehearsalStage, Rehearsals, CheckoutLoad, WaitingLines, SecretSource, NewId, Clock, Log],
    (stage, rehearsals, load, lines, secrets, newId, clock, log) =>
      makeRehearseOnSale({ stage, rehearsals, load, lines, secrets, newId, clock, pause, log }),
  );
});
