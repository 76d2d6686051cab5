import { useEffect, useEffectEvent } from 'react';
import { TakePendingAction } from '#application/people/take-pending-action.ts';
import { useSession } from './use-session.ts';
import { useUseCase } from './use-use-case.ts';

/**
 * Does what the person was about to do when they left to sign in elsewhere, once they are back and `ready`. Null:
 * nothing can be owed here.
 */
export function usePendingAction(act: string, run: (() => void) | null): void {
  const takePendingAction = useUseCase(TakePendingAction);
  const session = useSession();
  const ready = session.kind === 'SIGNED_IN' && run !== null;
  const go = useEffectEvent(() => run?.());
  useEffect(() => {
    if (ready && takePendingAction(act)) go();
  }, [takePendingAction, act, ready]);
}
