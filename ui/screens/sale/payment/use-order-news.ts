import { useMemo } from 'react';
import { of } from 'rxjs';
import { FollowOrder, type OrderNews } from '#application/sale/follow-order.ts';
import type { CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import { useStream } from '#ui/bindings/use-stream.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

const quiet: OrderNews = { link: 'POLLING', session: null, refusal: null };

/** `link` is null while nothing is followed. */
export function useOrderNews(followed: string | null): {
  readonly heard: CheckoutSession | null;
  readonly link: OrderNews['link'] | null;
} {
  const followOrder = useUseCase(FollowOrder);
  const news$ = useMemo(() => (followed === null ? of(quiet) : followOrder(followed)), [followed, followOrder]);
  const news = useStream(news$, quiet);
  return {
    heard: news.session !== null && news.session.id === followed ? news.session : null,
    link: followed === null ? null : news.link,
  };
}
