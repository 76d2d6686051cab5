import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { IsUnderWay } from '#application/sale/is-under-way.ts';
import { type GatewayReturn, gatewayReturn } from '#domain/money/payment/gateway-return.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { GATEWAY_CODE, NAMED_CHECKOUT, RESUMES } from './result/until-known.view.ts';
import { entryOf } from './use-step-history.ts';
import { visitHere } from './visit.view.ts';

/** Constant while the page is open. */
export type EnteredVisit = () => Parameters<IsUnderWay>[0] & { readonly back: GatewayReturn };

/** Until the server has answered. */
export function useResuming(sectionEventId: number, known: boolean): EnteredVisit {
  const isUnderWay = useUseCase(IsUnderWay);
  const { key, state } = useLocation();
  const named = entryOf(state)?.visit ?? key;
  const [query] = useSearchParams();
  const checkoutSessionId = query.get(NAMED_CHECKOUT);
  const vnpResponseCode = query.get(GATEWAY_CODE);
  const visit = useRef<ReturnType<typeof visitHere> | null>(null);
  const entered = useCallback(() => {
    visit.current ??= visitHere(named);
    const back = gatewayReturn({ paymentCheckoutSessionId: checkoutSessionId, vnpResponseCode });
    return { sectionEventId, checkoutSessionId, back, ...visit.current };
  }, [named, sectionEventId, checkoutSessionId, vnpResponseCode]);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(RESUMES, !known && isUnderWay(entered()));
    return () => document.documentElement.removeAttribute(RESUMES);
  }, [known, isUnderWay, entered]);
  return entered;
}

/** The address's query without what a gateway's return added. */
export function searchBeforeGateway(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (name === NAMED_CHECKOUT || name.startsWith('vnp_')) query.delete(name);
  return query.size === 0 ? '' : `?${query}`;
}
