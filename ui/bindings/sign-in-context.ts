import { createContext } from 'react';
import type { Account } from '#application/people/ports/profile-desk.ts';

type SignInWish = {
  /**
   * False when an act needs it (buy, donate, favourite, RSVP): then the dialog cannot be left without signing in.
   * [S2.5] Default true.
   */
  readonly closeable?: boolean;
  /**
   * Where signing in leads to, in the page's language; default: where the person is. A provider far away sends back
   * there.
   */
  readonly goOnTo?: string;
  /**
   * What is being done, as its page names it: who signs in far away and comes back has it done then (use-due-act.ts).
   */
  readonly act?: string;
};

/**
 * Resolves with the account once signed in and named (at once when already so), or with null when the dialog was
 * closed.
 */
export type RequireSignIn = (wish?: SignInWish) => Promise<Account | null>;

export const SignInContext = createContext<RequireSignIn>(async () => null);
