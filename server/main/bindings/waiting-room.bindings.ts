import { ContainerModule } from 'inversify';
import { Database } from '#server/adapters/postgres/connection.ts';
import { makePostgresRehearsalStage } from '#server/adapters/postgres/postgres-rehearsal-stage.ts';
import { makePostgresRehearsals } from '#server/adapters/postgres/postgres-rehearsals.ts';
import { makePostgresWaitingRooms } from '#server/adapters/postgres/postgres-waiting-rooms.ts';
import { HouseStylesheets } from '#server/api/http/waiting-document.ts';
import { AuditLog } from '#server/application/ports/audit-log.ts';
import { Clock } from '#server/application/ports/clock.ts';
import { DecideDeskBatch } from '#server/application/ports/desk-decision.ts';
import { EventBus } from '#server/application/ports/event-bus.ts';
import { Keyring } from '#server/application/ports/keyring.ts';
import { Log } from '#server/application/ports/log.ts';
import { Metrics } from '#server/application/ports/metrics.ts';
import { NewId } from '#server/application/ports/new-id.ts';
import { RehearsalStage } from '#server/application/ports/rehearsal-stage.ts';
import { Rehearsals } from '#server/application/ports/rehearsals.ts';
import { SecretSource } from '#server/application/ports/secret-source.ts';
import { Transact } from '#server/application/ports/transact.ts';
import { WaitingRooms } from '#server/application/ports/waiting-rooms.ts';
import { CheckoutPulse, makeCheckoutPulse } from '#server/application/waiting-room/checkout-pulse.ts';
import { Crowds, makeCrowds } from '#server/application/waiting-room/crowds.ts';
import { KnownRooms, makeKnownRooms } from '#server/application/waiting-room/known-rooms.ts';
import { KnownStock, makeKnownStock } from '#server/application/waiting-room/known-stock.ts';
import { makePassWaitingRoom, PassWaitingRoom } from '#server/application/waiting-room/pass-waiting-room.ts';
import { makeRehearseOnSale, RehearseOnSale } from '#server/application/waiting-room/rehearse-on-sale.ts';
import { makeStandInLine, StandInLine } from '#server/application/waiting-room/stand-in-line.ts';
import { makeTurnWaitingRoom, TurnWaitingRoom } from '#server/application/waiting-room/turn-waiting-room.ts';
import { bindTo } from '../bind.ts';
import { houseStylesheets } from '../house-stylesheets.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The waiting room before a sale. */
export const waitingRoomBindings = new ContainerModule(({ bind }) => {
  bindTo(bind, WaitingRooms, [Database], ({ pool }) => makePostgresWaitingRooms(pool));
  bindTo(bind, HouseStylesheets, [], houseStylesheets);
  bindTo(bind, CheckoutPulse, [], makeCheckoutPulse);
  bindTo(bind, KnownRooms, [WaitingRooms, EventBus, Clock], makeKnownRooms);
  bindTo(bind, Crowds, [EventBus, CheckoutPulse, Metrics, Clock, NewId], (bus, pulse, metrics, clock, ids) =>
    makeCrowds({ bus, pulse, metrics, clock, ids }),
  );
  bindTo(bind, KnownStock, [WaitingRooms, EventBus, Clock], makeKnownStock);
  bindTo(
    bind,
    StandInLine,
    [KnownRooms, Crowds, KnownStock, Keyring, Metrics, Clock],
    (rooms, crowds, stock, keyring, metrics, clock) =>
      makeStandInLine({ rooms, crowds, stock, keyring, metrics, clock }),
  );
  bindTo(bind, PassWaitingRoom, [KnownRooms, Keyring, Metrics, Clock], (rooms, keyring, metrics, clock) =>
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
    [RehearsalStage, Rehearsals, CheckoutPulse, Crowds, SecretSource, NewId, Clock, Log],
    (stage, rehearsals, pulse, crowds, secrets, newId, clock, log) =>
      makeRehearseOnSale({ stage, rehearsals, pulse, crowds, secrets, newId, clock, pause, log }),
  );
});
