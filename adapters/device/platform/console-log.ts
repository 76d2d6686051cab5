import type { BrowserLog } from '#application/platform/ports/browser-log.ts';

export const consoleLog: BrowserLog = {
  warn: (words) => console.warn(words),
  error: (words) => console.error(words),
};
