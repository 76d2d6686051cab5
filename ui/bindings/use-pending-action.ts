import { useEffect, useEffectEvent } from 'react';
import { TakePendingAction } from '#application/people/take-pending-action.ts';
import { useSession } from './use-session.ts';
import { useUseCase } from './use-use-case.ts';

/** Resumes what the person was doing before signing in with a provider. `run` null: not available here. */
export function usePendingAction(act: string, run: (() => void) | null): void {
  const takePendingAction = useUseCase(TakePendingAction);
  const session = useSession();
  const ready = session.kind === 'SIGNED_IN' && run !== null;
  const go = useEffectEvent(() => run?.());
  useEffect(() => {
    if (ready && takePendingAction(act)) go();
  }, [takePendingAction, act, ready]);
}
