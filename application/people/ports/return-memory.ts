import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/**
 * Where somebody set out from, and what they were about to do there; an act is named by the page that does it, and
 * carries no secret.
 */
export type SetOut = { readonly address: string; readonly act: string | null };

/** What is still to be done by who has come back signed in. */
export type DueAct = { readonly act: string; readonly since: Instant };

/** Where somebody was when they set out to sign in elsewhere; forgotten when the tab is closed. */
export type ReturnMemory = {
  readonly remember: (from: SetOut) => void;
  /** Null when nothing is remembered; it is forgotten then. */
  readonly take: () => SetOut | null;
  readonly owe: (due: DueAct) => void;
  /** What is owed; it stays owed until it is settled. */
  readonly owed: () => DueAct | null;
  readonly settle: () => void;
};
export const ReturnMemory: Token<ReturnMemory> = token('ReturnMemory');
