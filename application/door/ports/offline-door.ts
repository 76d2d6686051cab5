import { type Token, token } from '#domain/kernel/token.ts';

/**
 * Keeps the door's page with its program, so that it opens without a network, until its person signs out. Does nothing
 * where workers or storage are blocked; never rejects.
 */
export type OfflineDoor = {
  /** With the language prefix. */
  readonly keep: (path: string, accountId: string) => Promise<void>;
};
export const OfflineDoor: Token<OfflineDoor> = token('OfflineDoor');
