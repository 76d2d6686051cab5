import { useEffect, useEffectEvent, useMemo } from 'react';
import { of } from 'rxjs';
import { FollowOrder, type OrderLink, type OrderNews } from '#application/sale/follow-order.ts';
import type { CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import { useStream } from '#ui/bindings/use-stream.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

const quiet: OrderNews = { link: 'POLLING', session: null, refusal: null };

/** [S4-45] */
export function useFollowedPayment(
  checkoutSessionId: string | null,
  onNews: (session: CheckoutSession) => void,
): OrderLink {
  const followOrder = useUseCase(FollowOrder);
  const news$ = useMemo(
    () => (checkoutSessionId === null ? of(quiet) : followOrder(checkoutSessionId)),
    [checkoutSessionId, followOrder],
  );
  const news = useStream(news$, quiet);
  const heard = news.session !== null && news.session.id === checkoutSessionId ? news.session : null;
  const hear = useEffectEvent(onNews);
  useEffect(() => {
    if (heard !== null) hear(heard);
  }, [heard]);
  return news.link;
}
