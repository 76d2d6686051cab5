import { catchError, defer, EMPTY, filter, map, of, switchMap, timer } from 'rxjs';
import { coalesceRuns } from '#application/platform/coalesce-runs.ts';
import type { LiveUpdates } from '#application/platform/ports/live-updates.ts';
import type { InvitationDesk } from '#application/rsvp/ports/invitation-desk.ts';
import type { FollowLetter } from './follow-letter.ts';

const AT_MOST_EVERY_MS = 1_500;
const WITHOUT_STREAM_EVERY_MS = 30_000;

/** Separate from its token (follow-letter.ts), so that it loads lazily. */
export const makeFollowLetter =
  (ports: { readonly invitationDesk: InvitationDesk; readonly liveUpdates: LiveUpdates }): FollowLetter =>
  (eventId, letter) =>
    ports.liveUpdates.watch([`event:${eventId}`]).pipe(
      switchMap((notice) => {
        if (notice.kind === 'AWAY') return timer(WITHOUT_STREAM_EVERY_MS, WITHOUT_STREAM_EVERY_MS);
        return notice.kind === 'CHANGED' ? of(0) : EMPTY;
      }),
      coalesceRuns(
        () => defer(() => ports.invitationDesk.read(letter)).pipe(catchError(() => EMPTY)),
        AT_MOST_EVERY_MS,
      ),
      filter((answer) => answer.ok),
      map((answer) => answer.value),
    );
