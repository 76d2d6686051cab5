import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { SessionKeeper } from '#application/people/keep-session.ts';
import { type Session, unknownSession } from '#application/people/session.ts';
import { useUseCase } from './use-use-case.ts';

const neverChanges = () => () => undefined;

/** UNKNOWN on the server and until the browser has asked. */
export function useSession(): Session {
  const sessions = useUseCase(SessionKeeper);
  // Half a page follows the session: a transition draws it in slices, a store's own notice in one task.
  const [, follow] = useState(sessions.now);
  useEffect(() => {
    const subscription = sessions.session$.subscribe((session) => startTransition(() => follow(session)));
    return () => subscription.unsubscribe();
  }, [sessions]);
  return useSyncExternalStore(neverChanges, sessions.now, () => unknownSession);
}
