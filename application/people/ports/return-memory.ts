import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** The address to return to and the action to resume, named by its page and without secrets. */
export type SetOut = { readonly address: string; readonly act: string | null };

export type DueAct = { readonly act: string; readonly since: Instant };

/** Lasts as long as the tab. */
export type ReturnMemory = {
  readonly remember: (from: SetOut) => void;
  /** Keeps what it returns. */
  readonly recall: () => SetOut | null;
  /** Removes what it returns. */
  readonly take: () => SetOut | null;
  readonly owe: (due: DueAct) => void;
  /** Stays until settled. */
  readonly owed: () => DueAct | null;
  readonly settle: () => void;
};
export const ReturnMemory: Token<ReturnMemory> = token('ReturnMemory');
