import { ContainerModule } from 'inversify';
import { makeAdmitTogether } from '#server/door/admit-together.ts';
import { AdmissionDesk, AdmitTogether } from '#server/door/ports/admission-desk.ts';
import { CheckInBook } from '#server/door/ports/check-in-book.ts';
import { DoorBook } from '#server/door/ports/door-book.ts';
import { DoorList } from '#server/door/ports/door-list.ts';
import { GatePasses } from '#server/door/ports/gate-passes.ts';
import { LateScanBook } from '#server/door/ports/late-scan-book.ts';
import { makePostgresAdmissionDesk } from '#server/door/postgres/postgres-admission-desk.ts';
import { makePostgresCheckInBook } from '#server/door/postgres/postgres-check-in-book.ts';
import { makePostgresDoorBook } from '#server/door/postgres/postgres-door-book.ts';
import { makePostgresDoorList } from '#server/door/postgres/postgres-door-list.ts';
import { makePostgresGatePasses } from '#server/door/postgres/postgres-gate-passes.ts';
import { makePostgresLateScanBook } from '#server/door/postgres/postgres-late-scan-book.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { bindTo, bindValue } from '#server/platform/wiring/bind.ts';

export const doorBindings = new ContainerModule((to) => {
  bindValue(to, DoorBook, makePostgresDoorBook());
  bindTo(to, DoorList, [Database], ({ pool }) => makePostgresDoorList(pool));
  bindTo(to, GatePasses, [Database], ({ pool }) => makePostgresGatePasses(pool));
  bindTo(to, CheckInBook, [Database], ({ pool }) => makePostgresCheckInBook(pool));
  bindTo(to, LateScanBook, [Database], ({ pool }) => makePostgresLateScanBook(pool));
  bindTo(to, AdmitTogether, [DoorBook, AuditLog, Clock, NewId], (door, audit, clock, ids) =>
    makeAdmitTogether({ door, audit, clock, ids }),
  );
  bindTo(to, AdmissionDesk, [Database, AdmitTogether, EventBus, Metrics], (database, admitTogether, bus, metrics) => {
    const desk = makePostgresAdmissionDesk({ database, admitTogether, bus });
    metrics.gauge('admission_desk_waiting', desk.waiting);
    return desk;
  });
});
