import { useEffect } from 'react';
import { RestoreSession } from '#application/people/restore-session.ts';
import { endHydration } from './hydration.ts';
import { useUseCase } from './use-use-case.ts';

export function useRestoreSession(): void {
  const restore = useUseCase(RestoreSession);
  useEffect(() => {
    endHydration();
    void restore();
  }, [restore]);
}
