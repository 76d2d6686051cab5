import { useCallback, useState } from 'react';
import { ListLikes } from '#application/people/list-likes.ts';
import { ListComingTickets } from '#application/ticket/list-coming-tickets.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useAnswer } from './answer.view.ts';

function useList<T>(list: (before: T | null) => Promise<Result<T, Refusal>>) {
  const { answer, again, replace } = useAnswer(useCallback(() => list(null), [list]));
  const [state, setState] = useState<'IDLE' | 'LOADING' | 'FAILED'>('IDLE');
  const more = async (shown: T): Promise<void> => {
    setState('LOADING');
    const next = await list(shown).catch(() => null);
    if (next?.ok !== true) return setState('FAILED');
    replace(next.value);
    setState('IDLE');
  };
  return { answer, again, more, state };
}

export const useComingTickets = () => useList(useUseCase(ListComingTickets));

export const useLikes = () => useList(useUseCase(ListLikes));
