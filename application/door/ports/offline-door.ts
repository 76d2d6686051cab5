import { type Token, token } from '#domain/kernel/token.ts';

/**
 * Keeps a page that a door without a network is reloaded into, until its person signs out. Does nothing where workers
 * or storage are blocked; never rejects.
 */
export type OfflineDoor = {
  /** With the language prefix. */
  readonly keep: (path: string, accountId: string, html: string) => Promise<void>;
};
export const OfflineDoor: Token<OfflineDoor> = token('OfflineDoor');
