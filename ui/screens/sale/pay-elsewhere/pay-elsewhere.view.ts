import { useMemo, useRef } from 'react';
import { of } from 'rxjs';
import { OpenSharedOrder, type SharedOrderNews } from '#application/sale/open-shared-order.ts';
import { keepsPolling } from '#domain/sale/checkout/result-status.ts';
import { useStream } from '#ui/bindings/use-stream.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useLinkSecret } from '#ui/screens/link-secret.view.ts';

export const waitsForMoney = keepsPolling;

const silence: SharedOrderNews = { order: null, refusal: null, lost: false };

export type ElsewhereState = {
  readonly asked: boolean;
  readonly secretMissing: boolean;
  readonly news: SharedOrderNews;
  readonly heardAt: number;
};

export function useSharedOrder(): ElsewhereState {
  const openSharedOrder = useUseCase(OpenSharedOrder);
  const secret = useLinkSecret('order-link');
  const news$ = useMemo(
    () => (secret === null || secret === '' ? of(silence) : openSharedOrder(secret)),
    [secret, openSharedOrder],
  );
  const news = useStream(news$, silence);
  const heard = useRef({ news, at: 0 });
  if (heard.current.news !== news) heard.current = { news, at: performance.now() };
  return { asked: secret !== null, secretMissing: secret === '', news, heardAt: heard.current.at };
}
