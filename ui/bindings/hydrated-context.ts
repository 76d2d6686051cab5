import { createContext } from 'react-router';

/**
 * Resolves once React has taken the server's page over. What a loader finds before that would change the page while
 * React still compares it with what the server sent.
 */
export const hydratedContext = createContext<Promise<void>>(Promise.resolve());
