import { useEffect, useMemo, useRef, useState } from 'react';
import { of } from 'rxjs';
import { OpenSharedOrder, type SharedOrderNews } from '#application/sale/open-shared-order.ts';
import { keepsPolling } from '#domain/sale/checkout/result-status.ts';
import { useStream } from '#ui/bindings/use-stream.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

export const waitsForMoney = keepsPolling;

const silence: SharedOrderNews = { order: null, refusal: null, lost: false };

export type ElsewhereState = {
  readonly asked: boolean;
  readonly secretMissing: boolean;
  readonly news: SharedOrderNews;
  readonly heardAt: number;
};

/**
 * Reads the secret behind '#' once and removes it from the address, so that a screenshot or a shared page does not
 * carry it.
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

// Survives a reload of this tab only.
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
    // Without storage a reload needs the link again.
  }
}
