import { start } from './start.ts';

/** `npm run dev`: the same, with the pages straight from their sources. */
export const dev = (): Promise<void> => start({ developing: true });
