import { useCallback, useSyncExternalStore } from 'react';
import { SessionKeeper } from '#application/people/keep-session.ts';
import { type Session, unknownSession } from '#application/people/session.ts';
import { useUseCase } from './use-use-case.ts';

/** UNKNOWN on the server and until the browser has asked. */
export function useSession(): Session {
  const sessions = useUseCase(SessionKeeper);
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = sessions.session$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [sessions],
  );
  return useSyncExternalStore(subscribe, sessions.now, () => unknownSession);
}
