import { useEffect, useEffectEvent } from 'react';
import { TakePendingAction } from '#application/people/take-pending-action.ts';
import { useSession } from './use-session.ts';
import { useUseCase } from './use-use-case.ts';

/** `run` null: not available here. Of several actions it gets the one that was begun. */
export function usePendingAction(act: string | readonly string[], run: ((act: string) => void) | null): void {
  const takePendingAction = useUseCase(TakePendingAction);
  const session = useSession();
  const ready = session.kind === 'SIGNED_IN' && run !== null;
  const resume = useEffectEvent(() => {
    const due = [act].flat().find((one) => takePendingAction(one));
    if (due !== undefined) run?.(due);
  });
  const acts = [act].flat().join(' ');
  useEffect(() => {
    if (ready && acts !== '') resume();
  }, [acts, ready]);
}
