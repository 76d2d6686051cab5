import { useEffect, useState } from 'react';

/** Whole seconds left of `forMs` since `restart` changed; correct after the tab slept. */
export function useCountdown(forMs: number, restart: string): number {
  const [state, setState] = useState({ restart, left: Math.ceil(forMs / 1_000) });
  useEffect(() => {
    const ends = performance.now() + forMs;
    const tell = (): void => setState({ restart, left: Math.max(0, Math.ceil((ends - performance.now()) / 1_000)) });
    tell();
    const timer = setInterval(tell, 250);
    return () => clearInterval(timer);
  }, [forMs, restart]);
  return state.restart === restart ? state.left : Math.ceil(forMs / 1_000);
}
