import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { IsUnderWay } from '#application/sale/is-under-way.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { RESUMES } from './result/until-known.view.ts';
import { visitOf } from './visit.view.ts';

/** How the page was entered, as it stays while it is open. */
export type EnteredVisit = () => {
  readonly sectionEventId: number;
  readonly checkoutSessionId: string | null;
  readonly visit: string;
  readonly fresh: boolean;
};

/** Until it is known where a visit stands that goes on, the page says that it looks, from before it is first seen. */
export function useResuming(sectionEventId: number, known: boolean): EnteredVisit {
  const isUnderWay = useUseCase(IsUnderWay);
  const { key } = useLocation();
  const [query] = useSearchParams();
  const checkoutSessionId = query.get('payment_checkout_session_id');
  const visit = useRef<ReturnType<typeof visitOf> | null>(null);
  const entered = useCallback(() => {
    visit.current ??= visitOf(key);
    return { sectionEventId, checkoutSessionId, ...visit.current };
  }, [key, sectionEventId, checkoutSessionId]);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(RESUMES, !known && isUnderWay(entered()));
    return () => document.documentElement.removeAttribute(RESUMES);
  }, [known, isUnderWay, entered]);
  return entered;
}
