import { useEffect, useEffectEvent, useState } from 'react';
import type { HallOnSale } from '#application/event/ports/seat-maps.ts';
import { ReadSeats } from '#application/sale/read-seats.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

/** Reloads when `news` changes. Null: not loaded yet. */
export function useHall(sectionEventId: number, shown: boolean, news: unknown) {
  const readSeats = useUseCase(ReadSeats);
  const [hall, setHall] = useState<HallOnSale | 'UNREACHABLE' | null>(null);
  const look = async () => {
    const found = await readSeats(sectionEventId);
    // On failure the known seats stay.
    setHall((before) =>
      found.ok ? found.value : before === null || before === 'UNREACHABLE' ? 'UNREACHABLE' : before,
    );
  };
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    if (shown) void lookAgain();
    // Read only to reload.
    void news;
  }, [shown, news]);
  return { hall, look: () => void look() };
}
