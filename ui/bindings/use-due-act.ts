import { useEffect, useEffectEvent } from 'react';
import { TakeDueAct } from '#application/people/take-due-act.ts';
import { useSession } from './use-session.ts';
import { useUseCase } from './use-use-case.ts';

/**
 * Does what the person was about to do when they left to sign in elsewhere, once they are back and `ready`. Null:
 * nothing can be owed here.
 */
export function useDueAct(act: string, run: (() => void) | null): void {
  const takeDueAct = useUseCase(TakeDueAct);
  const session = useSession();
  const ready = session.kind === 'SIGNED_IN' && run !== null;
  const go = useEffectEvent(() => run?.());
  useEffect(() => {
    if (ready && takeDueAct(act)) go();
  }, [takeDueAct, act, ready]);
}
