import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the current item (the last, if several) of a horizontal row into view on load and on change. */
export function useCurrentInSight<Row extends HTMLElement>(current: unknown): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const seen = useRef<unknown>(null);
  useEffect(() => {
    if (seen.current === current || row.current === null) return;
    seen.current = current;
    const shown = row.current.getBoundingClientRect();
    const chosen = [...row.current.querySelectorAll('[aria-current]')].at(-1)?.getBoundingClientRect();
    if (chosen === undefined || (chosen.left >= shown.left && chosen.right <= shown.right)) return;
    row.current.scrollLeft += chosen.left + chosen.width / 2 - (shown.left + shown.width / 2);
  });
  return row;
}
