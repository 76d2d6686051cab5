import { catchError, concat, filter, from, map, type Observable, of, scan, startWith } from 'rxjs';
import { coalesceRuns } from '#application/platform/coalesce-runs.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { LiveUpdates } from '#application/platform/ports/live-updates.ts';
import { SalesDesk, type SalesOverview } from '#application/report/ports/sales-desk.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

type SalesWatch = {
  readonly overview: SalesOverview | null;
  readonly readAt: Instant | null;
  /** The last read failed, so the figures may be out of date. */
  readonly stale: boolean;
};

/** Read again after every sale and check-in. */
export type WatchSales = (eventId: number, first: SalesOverview | null) => Observable<SalesWatch>;

/** A busy sale changes many times a second. */
const AT_MOST_EVERY_MS = 2_000;

export const WatchSales = defineUseCase(
  'WatchSales',
  { desk: SalesDesk, live: LiveUpdates, clock: Clock },
  ({ desk, live, clock }): WatchSales =>
    (eventId, first) =>
      concat(of(null), live.watch([`event:${eventId}`, `door:${eventId}`])).pipe(
        filter((notice) => notice === null || notice.kind !== 'AWAY'),
        coalesceRuns(
          (notice) =>
            notice === null && first !== null
              ? of(first)
              : from(desk.overview(eventId)).pipe(
                  map((result) => (result.ok ? result.value : null)),
                  catchError(() => of(null)),
                ),
          AT_MOST_EVERY_MS,
        ),
        scan<SalesOverview | null, SalesWatch>(
          (shown, overview) =>
            overview === null ? { ...shown, stale: true } : { overview, readAt: clock.now(), stale: false },
          { overview: first, readAt: null, stale: false },
        ),
        startWith<SalesWatch>({ overview: first, readAt: null, stale: false }),
      ),
);

export type ListOrders = SalesDesk['orders'];
export const ListOrders: Token<ListOrders> = token('ListOrders');

export type ReadSales = SalesDesk['overview'];
export const ReadSales: Token<ReadSales> = token('ReadSales');
