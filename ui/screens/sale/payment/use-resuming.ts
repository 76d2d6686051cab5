import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { IsUnderWay } from '#application/sale/is-under-way.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { NAMED_CHECKOUT, RESUMES } from './result/until-known.view.ts';
import { entryOf } from './use-step-history.ts';
import { visitHere } from './visit.view.ts';

/** Constant while the page is open. */
export type EnteredVisit = () => Parameters<IsUnderWay>[0];

/** Marks the page while a visit that goes on waits for the server. */
export function useResuming(sectionEventId: number, known: boolean): EnteredVisit {
  const isUnderWay = useUseCase(IsUnderWay);
  const { key, state } = useLocation();
  const named = entryOf(state)?.visit ?? key;
  const [query] = useSearchParams();
  const checkoutSessionId = query.get(NAMED_CHECKOUT);
  const visit = useRef<ReturnType<typeof visitHere> | null>(null);
  const entered = useCallback(() => {
    visit.current ??= visitHere(named);
    return { sectionEventId, checkoutSessionId, ...visit.current };
  }, [named, sectionEventId, checkoutSessionId]);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(RESUMES, !known && isUnderWay(entered()));
    return () => document.documentElement.removeAttribute(RESUMES);
  }, [known, isUnderWay, entered]);
  return entered;
}
