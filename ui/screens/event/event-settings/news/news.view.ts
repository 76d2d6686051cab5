import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { OwnNews } from '#application/event/ports/news-desk.ts';
import { NewsDesk } from '#application/event/ports/news-desk.ts';
import { NEWS_TIMES, type NewsKind, type NewsTime } from '#domain/event/news/news-choice.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';

export type { NewsKind, NewsTime, OwnNews };
export { NEWS_TIMES };

/** Emails link to it. */
export const NEWS_ANCHOR = 'news';

/** Who comes from an email sees the panel, which is shown after the page's skeleton. */
export function useArrival(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${NEWS_ANCHOR}`) panel.current?.scrollIntoView();
  }, [hash]);
  return panel;
}

/** The choice is shown at once, and taken back when the server refuses it. */
export function useNewsChoice(eventId: number, own: readonly OwnNews[]) {
  const choose = useUseCase(NewsDesk);
  const { tell } = useDeskAct();
  const [pending, setPending] = useState<Readonly<Partial<Record<NewsKind, NewsTime>>>>({});
  return {
    news: own.map(({ kind, time }): OwnNews => ({ kind, time: pending[kind] ?? time })),
    choose: async (kind: NewsKind, time: NewsTime, done: string): Promise<void> => {
      setPending((others) => ({ ...others, [kind]: time }));
      await tell(choose.choose(eventId, kind, time), done);
      setPending(({ [kind]: _done, ...others }) => others);
    },
  };
}
