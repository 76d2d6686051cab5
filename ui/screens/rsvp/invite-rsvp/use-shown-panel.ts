import { type RefObject, useEffect, useRef } from 'react';

/** On a phone the reply's buttons are far below the words that follow the reply. */
export function useShownPanel(shown: string): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if ((panel.current?.getBoundingClientRect().top ?? 0) < 0) panel.current?.scrollIntoView({ block: 'start' });
  }, [shown]);
  return panel;
}
