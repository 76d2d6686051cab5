import { ContainerModule } from 'inversify';
import type { Token } from '#domain/kernel/token.ts';
import { makeInProcessMicroCache } from '#server/adapters/cache/in-process-micro-cache.ts';
import { Database } from '#server/adapters/postgres/connection.ts';
import { makePostgresJobQueue } from '#server/adapters/postgres/postgres-job-queue.ts';
import { makePostgresJobStore } from '#server/adapters/postgres/postgres-job-store.ts';
import { postgresOutage } from '#server/adapters/postgres/postgres-outage.ts';
import { makePostgresPeriodicTurns } from '#server/adapters/postgres/postgres-periodic-turns.ts';
import { makePostgresReadiness } from '#server/adapters/postgres/postgres-readiness.ts';
import { makeReports, Reports } from '#server/adapters/postgres/reports.ts';
import { makeUuidV7 } from '#server/adapters/system/uuid-v7.ts';
import { makeRateLimiter, noRateLimits, RATE_RULES, RateLimiter } from '#server/api/http/rate-limiter.ts';
import { ratePeersOver } from '#server/api/http/rate-peers.ts';
import { makeViewerOfRequest, ViewerOfRequest } from '#server/api/viewer/viewer-of-request.ts';
import { AccessTokenReader } from '#server/application/ports/access-token-reader.ts';
import { AppReadiness } from '#server/application/ports/app-readiness.ts';
import { Clock } from '#server/application/ports/clock.ts';
import { Environment } from '#server/application/ports/environment.ts';
import { EventBus } from '#server/application/ports/event-bus.ts';
import { JobQueue } from '#server/application/ports/job-queue.ts';
import { JobStore, PeriodicTurns } from '#server/application/ports/job-store.ts';
import { Log } from '#server/application/ports/log.ts';
import { Metrics } from '#server/application/ports/metrics.ts';
import { MicroCache } from '#server/application/ports/micro-cache.ts';
import { NewId } from '#server/application/ports/new-id.ts';
import { Outage } from '#server/application/ports/outage.ts';
import { Transact } from '#server/application/ports/transact.ts';
import { ViewerFacts } from '#server/application/ports/viewer-facts.ts';
import type { JobBell } from '#server/jobs/job-bell.ts';
import { bindTo, bindValue } from '../bind.ts';

/** What exists before the container does. */
export type PlatformParts = {
  readonly environment: Environment;
  readonly database: Database;
  /** Left out: reports are read from the database itself. */
  readonly replica?: Database | undefined;
  readonly clock: Clock;
  readonly bus: EventBus;
  readonly bell: JobBell;
  readonly log: Log;
  readonly metrics: Metrics;
};

/** The ground that every area builds on. */
export const platformBindings = (parts: PlatformParts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const value = <T>(name: Token<T>, thing: T): void => bindValue(bind, name, thing);
    value(Environment, parts.environment);
    value(Database, parts.database);
    value(Reports, makeReports(parts.database, parts.replica, parts.metrics, parts.clock.now));
    value(Clock, parts.clock);
    value(EventBus, parts.bus);
    value(Log, parts.log);
    value(Metrics, parts.metrics);
    value(Outage, postgresOutage);
    bindTo(bind, NewId, [Clock], (clock) => makeUuidV7(clock.now));
    bindTo(bind, Transact, [Database], ({ transaction }) => ({ transaction }));
    bindTo(bind, JobQueue, [], () => makePostgresJobQueue(parts.bell));
    bindTo(bind, JobStore, [Database], makePostgresJobStore);
    bindTo(bind, PeriodicTurns, [Database], makePostgresPeriodicTurns);
    bindTo(bind, AppReadiness, [Database], makePostgresReadiness);
    bindTo(bind, MicroCache, [Clock, EventBus], (clock, bus) => makeInProcessMicroCache(clock, bus));
    bindTo(bind, RateLimiter, [Environment, EventBus, Clock, NewId], ({ rateLimits }, bus, clock, { newId }) =>
      rateLimits ? makeRateLimiter(RATE_RULES, ratePeersOver(bus, clock, newId())) : noRateLimits,
    );
    bindTo(bind, ViewerOfRequest, [AccessTokenReader, ViewerFacts], makeViewerOfRequest);
  });
