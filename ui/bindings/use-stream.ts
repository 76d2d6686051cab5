import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

/**
 * What a stream said last; `initial` until it speaks, and on the server. Keep the observable stable (useMemo or a
 * module).
 */
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
