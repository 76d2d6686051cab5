import type { BrowserLog } from '#application/platform/ports/browser-log.ts';
import type { Clipboard } from '#application/platform/ports/clipboard.ts';
import { copiedText } from '#domain/kernel/names/one-line.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** Puts a value into the clipboard; false when it did not get there. [S8-43] */
export type CopyText = (value: unknown) => Promise<boolean>;
export const CopyText: Token<CopyText> = token('CopyText');

export const makeCopyText =
  ({ clipboard, log }: { readonly clipboard: Clipboard; readonly log: BrowserLog }): CopyText =>
  async (value) => {
    const text = copiedText(value);
    if (text !== null) return clipboard.write(text);
    log.error('Failed to copy value to clipboard. Unknown type.');
    return false;
  };
