import { createContext } from 'react';
import type { Account } from '#application/people/ports/profile-desk.ts';

type SignInWish = {
  /** false when an action needs an account (buy, donate, favourite, RSVP). Default true. [S2.5] */
  readonly closeable?: boolean;
  readonly email?: string;
  readonly goOnTo?: string;
  /** The action to resume after signing in with a provider (use-pending-action.ts). */
  readonly act?: string;
};

/** Resolves with the account once signed in and named, or null when the dialog was closed. */
export type RequireSignIn = (wish?: SignInWish) => Promise<Account | null>;

export const SignInContext = createContext<RequireSignIn>(async () => null);
