import { useEffect, useState } from 'react';
import type { EventNotice } from '#application/event/ports/event-messages.ts';
import { ReadNews } from '#application/event/read-news.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

/** Empty until it is read, and where it cannot be. */
export function useEventNews(eventId: number): readonly EventNotice[] {
  const readNews = useUseCase(ReadNews);
  const [news, setNews] = useState<readonly EventNotice[]>([]);
  useEffect(() => {
    let gone = false;
    readNews(eventId)
      .then((read) => (gone ? undefined : setNews(read)))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [readNews, eventId]);
  return news;
}
