import { useEffect, useState } from 'react';

/** What comes sooner shows no skeleton. */
const SLOW_MS = 150;

/** True once `waiting` has held for 150 ms. */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return waiting && slow;
}
