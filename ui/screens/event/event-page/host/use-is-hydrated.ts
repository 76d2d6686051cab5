import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while its page is hydrated, so that what only the browser draws is no mismatch. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
