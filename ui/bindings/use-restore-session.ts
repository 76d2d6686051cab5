import { useEffect } from 'react';
import { RestoreSession } from '#application/people/restore-session.ts';
import { endHydration } from './hydration.ts';
import { useUseCase } from './use-use-case.ts';

/** Asks who sits here, once, after React has taken the page over. */
export function useRestoreSession(): void {
  const restore = useUseCase(RestoreSession);
  useEffect(() => {
    endHydration();
    void restore();
  }, [restore]);
}
