import { catchError, defer, EMPTY, filter, map, of, switchMap, timer } from 'rxjs';
import type { EventPages } from '#application/event/ports/event-pages.ts';
import { coalesceRuns } from '#application/platform/coalesce-runs.ts';
import type { LiveUpdates } from '#application/platform/ports/live-updates.ts';
import type { WatchStock } from './watch-stock.ts';

const AT_MOST_EVERY_MS = 1_500;
const WITHOUT_STREAM_EVERY_MS = 30_000;

/** Separate from its token (watch-stock.ts), so that it loads lazily. */
export const makeWatchStock =
  (ports: { readonly eventPages: EventPages; readonly liveUpdates: LiveUpdates }): WatchStock =>
  (eventId, variant) =>
    ports.liveUpdates.watch([`event:${eventId}`]).pipe(
      switchMap((notice) => {
        if (notice.kind === 'AWAY') return timer(WITHOUT_STREAM_EVERY_MS, WITHOUT_STREAM_EVERY_MS);
        return notice.kind === 'CHANGED' ? of(0) : EMPTY;
      }),
      coalesceRuns(
        () => defer(() => ports.eventPages.sessions(eventId, variant)).pipe(catchError(() => EMPTY)),
        AT_MOST_EVERY_MS,
      ),
      filter((answer) => answer.ok),
      map((answer) => answer.value),
    );
