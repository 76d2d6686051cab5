import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Suspense, useMemo, useState } from 'react';
import type { SessionOnSale } from '#application/event/ports/event-pages.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { usePendingAction } from '#ui/bindings/use-pending-action.ts';
import { useRequireSignIn } from '#ui/bindings/use-require-sign-in.ts';
import { soldOutTickets, useWaitingList } from './waiting-list.view.ts';

type Props = {
  readonly eventId: number;
  readonly sessions: readonly SessionOnSale[];
  readonly timezone: string;
  readonly now: Instant;
};

export function WaitingList({ eventId, sessions, timezone, now }: Props) {
  const { Places, isSignedIn } = useWaitingList();
  const requireSignIn = useRequireSignIn();
  const [isJoining, setJoining] = useState(false);
  const tickets = useMemo(() => soldOutTickets(sessions, now), [sessions, now]);
  const act = `waiting-list:${eventId}`;
  usePendingAction(act, () => setJoining(true));
  const join = async () => {
    if ((await requireSignIn({ act })) !== null) setJoining(true);
  };
  const button = tickets.length > 0 && (
    <Button variant="outlined" color="secondary" size="large" fullWidth onClick={() => void join()}>
      <Trans>Join the waiting list</Trans>
    </Button>
  );
  if (!isSignedIn) return button;
  return (
    <Suspense fallback={button}>
      <Places
        eventId={eventId}
        tickets={tickets}
        timezone={timezone}
        isJoining={isJoining}
        onJoin={() => setJoining(true)}
        onClose={() => setJoining(false)}
      />
    </Suspense>
  );
}
