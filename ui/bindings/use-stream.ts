import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

/** `initial` before the first value and on the server. The observable must be stable. */
export function useStream<T>(stream$: Observable<T>, initial: T): T {
  const latest = useRef(initial);
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = stream$.subscribe((value) => {
        latest.current = value;
        changed();
      });
      return () => subscription.unsubscribe();
    },
    [stream$],
  );
  return useSyncExternalStore(
    subscribe,
    () => latest.current,
    () => initial,
  );
}
