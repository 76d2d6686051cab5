import { createContext } from 'react-router';

/** Resolves after hydration. Loaders wait for it: data that arrives earlier would cause a hydration mismatch. */
export const hydratedContext = createContext<Promise<void>>(Promise.resolve());
