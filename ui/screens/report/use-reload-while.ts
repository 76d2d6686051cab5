import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 3_000;

/** Reads the page's data again while it waits for something and somebody looks at it. */
export function useReloadWhile(waits: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [waits, revalidate]);
}
