import type { Organiser } from '#application/event/ports/event-pages.ts';
import { GuestsGoing } from './GuestsGoing.tsx';
import { HostFollow } from './HostFollow.tsx';
import { type HostPlace, useIsInSight } from './host-follow.view.ts';

type BesideHostProps = {
  readonly organiser: Organiser;
  readonly place: HostPlace;
  readonly eventId: number | null;
};

/** What the browser adds to the organiser once the page is there: nothing on the page moves. */
export function BesideHost({ organiser, place, eventId }: BesideHostProps) {
  if (!useIsInSight(place)) return null;
  return (
    <>
      {organiser.kind === 'corporate' && <HostFollow slug={organiser.slug} />}
      {eventId !== null && <GuestsGoing eventId={eventId} />}
    </>
  );
}
