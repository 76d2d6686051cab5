import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { IsUnderWay } from '#application/sale/is-under-way.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { NAMED_CHECKOUT, RESUMES } from './result/until-known.view.ts';
import { visitHere } from './visit.view.ts';

/** How the page was entered; the same answer for as long as it is open. */
export type EnteredVisit = () => Parameters<IsUnderWay>[0];

/** Until the server says where a visit that goes on stands, the page says that it is looking for the order. */
export function useResuming(sectionEventId: number, known: boolean): EnteredVisit {
  const isUnderWay = useUseCase(IsUnderWay);
  const { key } = useLocation();
  const [query] = useSearchParams();
  const checkoutSessionId = query.get(NAMED_CHECKOUT);
  const visit = useRef<ReturnType<typeof visitHere> | null>(null);
  const entered = useCallback(() => {
    visit.current ??= visitHere(key);
    return { sectionEventId, checkoutSessionId, ...visit.current };
  }, [key, sectionEventId, checkoutSessionId]);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(RESUMES, !known && isUnderWay(entered()));
    return () => document.documentElement.removeAttribute(RESUMES);
  }, [known, isUnderWay, entered]);
  return entered;
}
