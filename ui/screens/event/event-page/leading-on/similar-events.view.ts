import { useEffect, useState } from 'react';
import { FindSimilarEvents } from '#application/event/find-similar-events.ts';
import type { EventCard } from '#application/event/ports/event-listings.ts';
import type { EventPage } from '#application/event/ports/event-pages.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

export function useSimilarEvents(event: EventPage): readonly EventCard[] {
  const findSimilarEvents = useUseCase(FindSimilarEvents);
  const [found, setFound] = useState<{ readonly like: EventPage; readonly events: readonly EventCard[] } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void findSimilarEvents(event).then((events) => {
      if (isWanted) setFound({ like: event, events });
    });
    return () => {
      isWanted = false;
    };
  }, [findSimilarEvents, event]);
  return found?.like === event ? found.events : [];
}
