import { useDeferredValue } from 'react';

/** False on the server and while its page is hydrated, so that what only the browser draws is no mismatch. */
export const useIsHydrated = (): boolean => useDeferredValue(true, false);
