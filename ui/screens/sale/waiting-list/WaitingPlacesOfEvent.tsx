import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { WaitingProps } from '#ui/screens/event/event-page/sold-out/waiting-list.view.ts';
import { JoinDialog } from './JoinDialog.tsx';
import { OnePlace } from './OnePlace.tsx';
import { useWaitingPlaces } from './waiting-places.view.ts';

export function WaitingPlacesOfEvent({ eventId, tickets, timezone, isJoining, onJoin, onClose }: WaitingProps) {
  const { t } = useLingui();
  const { places, busy, join, leave } = useWaitingPlaces(eventId, tickets.map(({ id }) => id).join());
  const waitsFor = new Set(
    (places ?? []).flatMap(({ standing, ticketId }) =>
      standing === 'WAITING' || standing === 'OFFERED' ? ticketId : [],
    ),
  );
  const others = tickets.filter(({ id }) => !waitsFor.has(id));
  return (
    <>
      {(places ?? []).map((place) => (
        <OnePlace
          key={place.id}
          place={place}
          timezone={timezone}
          busy={busy}
          onLeave={() => void leave(place.id, t`You left the waiting list`)}
        />
      ))}
      {others.length > 0 && (
        <Button variant="outlined" color="secondary" size="large" fullWidth onClick={onJoin}>
          <Trans>Join the waiting list</Trans>
        </Button>
      )}
      {isJoining && others.length > 0 && places !== null && (
        <JoinDialog tickets={others} busy={busy} onJoin={join} onClose={onClose} />
      )}
    </>
  );
}
