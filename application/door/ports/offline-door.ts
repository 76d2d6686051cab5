import { type Token, token } from '#domain/kernel/token.ts';

/** Until its person signs out. Does nothing where workers or storage are blocked; never rejects. */
export type OfflineDoor = {
  /** With the language prefix. */
  readonly keep: (path: string, accountId: string) => Promise<void>;
};
export const OfflineDoor: Token<OfflineDoor> = token('OfflineDoor');
