import { useEffect, useEffectEvent, useState } from 'react';
import type { HallOnSale } from '#application/event/ports/seat-maps.ts';
import { LookAtSeats } from '#application/sale/look-at-seats.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

/**
 * The seats that a ticket may have, looked at while they are shown and again whenever `news` is another; null until
 * they are there.
 */
export function useHall(sectionEventId: number, ticketId: string, shown: boolean, news: unknown) {
  const lookAtSeats = useUseCase(LookAtSeats);
  const [hall, setHall] = useState<HallOnSale | 'UNREACHABLE' | null>(null);
  const look = async () => {
    const found = await lookAtSeats(sectionEventId, ticketId);
    // What was shown before is better than nothing.
    setHall((before) =>
      found.ok ? found.value : before === null || before === 'UNREACHABLE' ? 'UNREACHABLE' : before,
    );
  };
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    if (shown) void lookAgain();
    // Only a reason to look again.
    void news;
  }, [shown, news]);
  return { hall, look: () => void look() };
}
