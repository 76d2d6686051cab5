import { useState } from 'react';
import { HiddenGuests } from '#application/ticket/ports/hidden-guests.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';

/** The switch moves at once, and back where the server refuses. */
export function useGuestsSwitch(eventId: number, hidden: boolean) {
  const guests = useUseCase(HiddenGuests);
  const { tell } = useDeskAct();
  const [wanted, setWanted] = useState<boolean | null>(null);
  return {
    on: wanted ?? !hidden,
    turn: async (on: boolean, done: string): Promise<void> => {
      setWanted(on);
      await tell(guests.hide(eventId, !on), done);
      setWanted(null);
    },
  };
}
