import { useCallback, useEffect, useState } from 'react';
import type { CheckInLine } from '#application/door/ports/check-in-history.ts';
import { CheckInHistory } from '#application/door/ports/check-in-history.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';

export type { CheckInHand, CheckInLine } from '#application/door/ports/check-in-history.ts';

/** FAILED: no answer came. */
export type ReadCheckIns =
  | { readonly kind: 'READING' }
  | { readonly kind: 'FAILED' }
  | { readonly kind: 'REFUSED'; readonly refusal: Refusal }
  | { readonly kind: 'READ'; readonly lines: readonly CheckInLine[] };

export function useCheckIns(ticketId: string) {
  const keep = useUseCase(CheckInHistory);
  const { busy, act } = useDeskAct();
  const [read, setRead] = useState<ReadCheckIns>({ kind: 'READING' });
  const [trouble, setTrouble] = useState<string | null>(null);
  const load = useCallback(async () => {
    const answer = await keep.read(ticketId).catch(() => null);
    if (answer === null) setRead({ kind: 'FAILED' });
    else setRead(answer.ok ? { kind: 'READ', lines: answer.value } : { kind: 'REFUSED', refusal: answer.refusal });
  }, [keep, ticketId]);
  useEffect(() => void load(), [load]);
  return {
    read,
    busy,
    /** Why the last check-in was not undone. */
    trouble,
    load,
    undo: async (id: string, done: string) => {
      setTrouble(await act(keep.undo(id), done));
      await load();
    },
  };
}

/** Tells devices apart, as the door itself does. */
export const deviceNumber = ({ id }: { readonly id: string }): string => id.slice(0, 4).toUpperCase();
