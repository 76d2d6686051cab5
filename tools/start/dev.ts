import { start } from './start.ts';

export const dev = (): Promise<void> => start({ developing: true });
