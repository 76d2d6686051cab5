import { BrowserLog } from '#application/platform/ports/browser-log.ts';
import { Clipboard } from '#application/platform/ports/clipboard.ts';
import { copiedText } from '#domain/kernel/names/one-line.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** false when copying failed. [S8-43] */
export type CopyText = (value: unknown) => Promise<boolean>;

export const CopyText = defineUseCase(
  'CopyText',
  { clipboard: Clipboard, log: BrowserLog },
  ({ clipboard, log }): CopyText =>
    async (value) => {
      const text = copiedText(value);
      if (text !== null) return clipboard.write(text);
      log.error('Failed to copy value to clipboard. Unknown type.');
      return false;
    },
);
