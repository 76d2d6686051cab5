import { type Token, token } from '#domain/kernel/token.ts';

/** Where somebody was when they set out to sign in elsewhere; forgotten when the tab is closed. */
export type ReturnMemory = {
  readonly remember: (address: string) => void;
  /** Null when nothing is remembered; it is forgotten then. */
  readonly take: () => string | null;
};
export const ReturnMemory: Token<ReturnMemory> = token('ReturnMemory');
