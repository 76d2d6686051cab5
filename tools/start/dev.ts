import { start } from './start.ts';

/** `npm run dev`: `npm start` with pages from their sources. */
export const dev = (): Promise<void> => start({ developing: true });
