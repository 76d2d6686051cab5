import { ContainerModule } from 'inversify';
import type { Token } from '#domain/kernel/token.ts';
import { makeViewerOfRequest, ViewerOfRequest } from '#server/people/api/viewer-of-request.ts';
import { AccessTokenReader } from '#server/people/ports/access-token-reader.ts';
import { SessionRows } from '#server/people/ports/session-rows.ts';
import { ViewerFacts } from '#server/people/ports/viewer-facts.ts';
import { AuditTrail } from '#server/platform/audit/ports/audit-trail.ts';
import { makePostgresAuditTrail } from '#server/platform/audit/postgres/postgres-audit-trail.ts';
import { makeInProcessMicroCache } from '#server/platform/cache/in-process-micro-cache.ts';
import { makeRateLimiter, noRateLimits, RATE_RULES, RateLimiter } from '#server/platform/http/rate-limiter.ts';
import { ratePeersOver } from '#server/platform/http/rate-peers.ts';
import type { JobBell } from '#server/platform/jobs/job-bell.ts';
import { AppReadiness } from '#server/platform/ports/app-readiness.ts';
import { BaseUrl } from '#server/platform/ports/base-url.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { JobStore, PeriodicClaims } from '#server/platform/ports/job-store.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { MicroCache } from '#server/platform/ports/micro-cache.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Outage } from '#server/platform/ports/outage.ts';
import { Pause } from '#server/platform/ports/pause.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { makePostgresJobQueue } from '#server/platform/postgres/postgres-job-queue.ts';
import { makePostgresJobStore } from '#server/platform/postgres/postgres-job-store.ts';
import { postgresOutage } from '#server/platform/postgres/postgres-outage.ts';
import { makePostgresPeriodicClaims } from '#server/platform/postgres/postgres-periodic-claims.ts';
import { makePostgresReadiness } from '#server/platform/postgres/postgres-readiness.ts';
import { makeReports, Reports } from '#server/platform/postgres/reports.ts';
import { SetAsideWork } from '#server/platform/set-aside/ports/set-aside-work.ts';
import { makePostgresSetAsideWork } from '#server/platform/set-aside/postgres/postgres-set-aside-work.ts';
import { makeUuidV7 } from '#server/platform/system/uuid-v7.ts';
import { bindTo, bindValue } from './wiring/bind.ts';

export type PlatformParts = {
  readonly environment: Environment;
  readonly database: Database;
  /** When absent, reports are read from the database itself. */
  readonly replica?: Database | undefined;
  readonly clock: Clock;
  readonly bus: EventBus;
  readonly bell: JobBell;
  readonly log: Log;
  readonly metrics: Metrics;
};

export const platformBindings = (parts: PlatformParts): ContainerModule =>
  new ContainerModule((to) => {
    const value = <T>(name: Token<T>, thing: T): void => bindValue(to, name, thing);
    value(Environment, parts.environment);
    value(Database, parts.database);
    value(Reports, makeReports(parts.database, parts.replica, parts.metrics, parts.clock.now));
    value(Clock, parts.clock);
    value(EventBus, parts.bus);
    value(Log, parts.log);
    value(Metrics, parts.metrics);
    value(Outage, postgresOutage);
    bindTo(to, AuditTrail, [Reports], makePostgresAuditTrail);
    bindTo(to, BaseUrl, [Environment], ({ baseUrl }) => baseUrl);
    value(Pause, (ms) => new Promise((resolve) => setTimeout(resolve, ms)));
    bindTo(to, NewId, [Clock], (clock) => makeUuidV7(clock.now));
    bindTo(to, Transact, [Database], ({ transaction }) => ({ transaction }));
    bindTo(to, JobQueue, [], () => makePostgresJobQueue(parts.bell));
    bindTo(to, JobStore, [Database], makePostgresJobStore);
    bindTo(to, SetAsideWork, [Database], makePostgresSetAsideWork);
    bindTo(to, PeriodicClaims, [Database], makePostgresPeriodicClaims);
    bindTo(to, AppReadiness, [Database], makePostgresReadiness);
    bindTo(to, MicroCache, [Clock, EventBus], (clock, bus) => makeInProcessMicroCache(clock, bus));
    bindTo(to, RateLimiter, [Environment, EventBus, Clock, NewId], ({ rateLimits }, bus, clock, { newId }) =>
      rateLimits ? makeRateLimiter(RATE_RULES, ratePeersOver(bus, clock, newId())) : noRateLimits,
    );
    bindTo(to, ViewerOfRequest, [AccessTokenReader, ViewerFacts, SessionRows], makeViewerOfRequest);
  });
