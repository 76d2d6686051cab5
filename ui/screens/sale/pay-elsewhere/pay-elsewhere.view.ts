import { useEffect, useMemo, useRef, useState } from 'react';
import { of } from 'rxjs';
import { OpenSharedOrder, type SharedOrderNews } from '#application/sale/open-shared-order.ts';
import { keepsPolling } from '#domain/sale/checkout/result-status.ts';
import { useStream } from '#ui/bindings/use-stream.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

/** The order waits for the buyer's money. */
export const waitsForMoney = keepsPolling;

const silence: SharedOrderNews = { order: null, refusal: null, lost: false };

export type ElsewhereState = {
  readonly asked: boolean;
  readonly secretMissing: boolean;
  readonly news: SharedOrderNews;
  readonly heardAt: number;
};

/**
 * The secret stands behind '#': it is read here once, and taken out of the address, so that a screenshot or a shared
 * page does not carry it.
 */
export function useSharedOrder(): ElsewhereState {
  const openSharedOrder = useUseCase(OpenSharedOrder);
  const [secret, setSecret] = useState<string | null>(null);
  useEffect(() => {
    const read = window.location.hash.slice(1);
    const kept = readKept();
    setSecret(read === '' ? kept : read);
    if (read === '') return;
    keep(read);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  const news$ = useMemo(
    () => (secret === null || secret === '' ? of(silence) : openSharedOrder(secret)),
    [secret, openSharedOrder],
  );
  const news = useStream(news$, silence);
  const heard = useRef({ news, at: 0 });
  if (heard.current.news !== news) heard.current = { news, at: performance.now() };
  return { asked: secret !== null, secretMissing: secret === '', news, heardAt: heard.current.at };
}

// A reload of this tab goes on; another tab needs the link again.
const KEY = 'order-link';

function readKept(): string {
  try {
    return window.sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function keep(secret: string): void {
  try {
    window.sessionStorage.setItem(KEY, secret);
  } catch {
    // A browser without storage asks for the link again after a reload.
  }
}
