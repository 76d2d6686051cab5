import { afterAll, vi } from 'vitest';
import { closeWhatWasOpened } from './after-file.ts';

// The files of a worker share its modules and its process.
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
  await closeWhatWasOpened();
});
