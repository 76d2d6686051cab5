import { useEffect, useState } from 'react';
import { type Instant, instant } from '#domain/kernel/instant.ts';

/** Sales open and close while somebody looks. */
export function useMoment(first: Instant, everyMs = 5_000): Instant {
  const [moment, setMoment] = useState(first);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setMoment(instant(first + (performance.now() - startedAt))), everyMs);
    return () => clearInterval(timer);
  }, [first, everyMs]);
  return moment;
}
