import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HallOnSale } from '#application/event/ports/seat-maps.ts';
import { ReadSeats } from '#application/sale/read-seats.ts';
import { type Instant, MINUTE } from '#domain/kernel/instant.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

/** The page is at rest by then. */
const AHEAD_MS = 400;

type Watched = { readonly shown: boolean; readonly news: unknown; readonly now: Instant };

/**
 * Read ahead once, so that the press only draws; later when `news` changes while it is shown. Null: not loaded yet.
 */
export function useHall(sectionEventId: number, { shown, news, now }: Watched) {
  const readSeats = useUseCase(ReadSeats);
  const [hall, setHall] = useState<HallOnSale | 'UNREACHABLE' | null>(null);
  const ahead = useRef<Omit<Watched, 'shown'> | null>(null);
  const look = async () => {
    const found = await readSeats(sectionEventId);
    // On failure the known seats stay.
    setHall((before) =>
      found.ok ? found.value : before === null || before === 'UNREACHABLE' ? 'UNREACHABLE' : before,
    );
    return found.ok;
  };
  const lookAhead = useEffectEvent(async () => {
    if (shown) return;
    ahead.current = { news, now };
    if ((await look()) || ahead.current === null) return;
    ahead.current = null;
    setHall(null);
  });
  const lookAgain = useEffectEvent(() => {
    const known = ahead.current;
    ahead.current = null;
    if (known === null || known.news !== news || now - known.now > MINUTE) void look();
  });
  useEffect(() => {
    if (shown) lookAgain();
    // Read only to reload.
    void news;
  }, [shown, news]);
  useEffect(() => {
    const timer = setTimeout(() => void lookAhead(), AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return { hall, look: () => void look() };
}
