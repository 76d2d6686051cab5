import { catchError, defer, EMPTY, exhaustMap, filter, map, type Observable, of, switchMap, throttleTime, timer } from 'rxjs';
import type { EventPages, SessionOnSale } from '#application/ports/event-pages.ts';
import type { LiveUpdates } from '#application/ports/live-updates.ts';
import { token } from '#domain/kernel/token.ts';

/** The sessions of an event as they sell, read again when the stock moves. Stays quiet while nothing can be read: the page keeps what it has. */
export type WatchStock = (eventId: number) => Observable<readonly SessionOnSale[]>;
export const WatchStock = token<WatchStock>('WatchStock');

const AT_MOST_EVERY_MS = 1_500;
const WITHOUT_STREAM_EVERY_MS = 30_000;

export const makeWatchStock =
  (ports: { readonly eventPages: EventPages; readonly liveUpdates: LiveUpdates }): WatchStock =>
  (eventId) =>
    ports.liveUpdates.watch([`event:${eventId}`]).pipe(
      switchMap((notice) => {
        if (notice.kind === 'AWAY') return timer(WITHOUT_STREAM_EVERY_MS, WITHOUT_STREAM_EVERY_MS);
        return notice.kind === 'CHANGED' ? of(0) : EMPTY;
      }),
      throttleTime(AT_MOST_EVERY_MS, undefined, { leading: true, trailing: true }),
      exhaustMap(() => defer(() => ports.eventPages.sessions(eventId)).pipe(catchError(() => EMPTY))),
      filter((answer) => answer.ok),
      map((answer) => answer.value),
    );
