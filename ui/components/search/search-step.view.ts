import { type RefObject, useEffect, useRef } from 'react';

const KEY = 'searched';

/** The text of the search that this entry of the browser's history shows; null: none. */
function searchedIn(state: unknown): string | null {
  const kept: unknown = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : null;
  return typeof kept === 'string' ? kept : null;
}

type SearchStep = {
  readonly text: string;
  readonly shown: boolean;
  readonly isLeaving: RefObject<boolean>;
  /** Null closes it. */
  readonly show: (text: string | null) => void;
};

/** A step of the history that the router does not see: Back closes the search without loading the page again. */
export function useSearchStep({ text, shown, isLeaving, show }: SearchStep): void {
  const showing = useRef(show);
  showing.current = show;
  const wasShown = useRef(false);
  const isStepping = useRef(false);
  const shownAt = useRef('');

  useEffect(() => {
    const step = searchedIn(window.history.state);
    if (shown) {
      shownAt.current = window.location.href;
      const state = { ...(window.history.state as object | null), [KEY]: text };
      if (step === null) window.history.pushState(state, '');
      else if (step !== text) window.history.replaceState(state, '');
    } else if (wasShown.current && step !== null && !isLeaving.current) {
      isStepping.current = true;
      window.history.back();
    }
    wasShown.current = shown;
    isLeaving.current = false;
  }, [shown, text, isLeaving]);

  useEffect(() => {
    const stepped = (event: PopStateEvent): void => {
      const wanted = searchedIn(event.state);
      if (wanted !== null) {
        isLeaving.current = true;
        showing.current(wanted);
      } else if (wasShown.current || isStepping.current) {
        // The same page without the search: nothing for the router to do.
        if (window.location.href === shownAt.current) event.stopImmediatePropagation();
        isLeaving.current = true;
        showing.current(null);
      }
      isStepping.current = false;
    };
    // Before the router's own listener.
    window.addEventListener('popstate', stepped, true);
    const kept = searchedIn(window.history.state);
    if (kept !== null) showing.current(kept);
    return () => window.removeEventListener('popstate', stepped, true);
  }, [isLeaving]);
}
