import { useEffect } from 'react';
import { RestoreSession } from '#application/account/restore-session.ts';
import { useUseCase } from './use-use-case.ts';

/** Asks who sits here, once, after the page stands. */
export function useRestoreSession(): void {
  const restore = useUseCase(RestoreSession);
  useEffect(() => {
    void restore();
  }, [restore]);
}
