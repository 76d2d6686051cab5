import { useCallback, useState } from 'react';
import { type Likes, ListLikes } from '#application/people/list-likes.ts';
import { ListMyTickets } from '#application/tickets/list-my-tickets.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useAnswer } from './answer.view.ts';

/** The tickets for what is still to come. */
export function useComingTickets() {
  const listMyTickets = useUseCase(ListMyTickets);
  return useAnswer(useCallback(() => listMyTickets('UPCOMING', null), [listMyTickets]));
}

/** The favourites; the next ones are joined to them on demand. */
export function useLikes() {
  const listLikes = useUseCase(ListLikes);
  const { answer, again, replace } = useAnswer(useCallback(() => listLikes(null), [listLikes]));
  const [state, setState] = useState<'IDLE' | 'LOADING' | 'FAILED'>('IDLE');
  const more = async (shown: Likes): Promise<void> => {
    setState('LOADING');
    const next = await listLikes(shown).catch(() => null);
    if (next?.ok !== true) return setState('FAILED');
    replace(next.value);
    setState('IDLE');
  };
  return { answer, again, more, state };
}
