import { useEffect } from 'react';
import { SessionKeeper } from '#application/people/keep-session.ts';
import { endHydration, nextTask } from './hydration.ts';
import { useUseCase } from './use-use-case.ts';

export function useRestoreSession(): void {
  const sessions = useUseCase(SessionKeeper);
  useEffect(() => {
    endHydration();
    void nextTask().then(sessions.known);
  }, [sessions]);
}
