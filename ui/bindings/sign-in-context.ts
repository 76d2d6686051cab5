import { createContext } from 'react';
import type { Account } from '#application/people/ports/profile-desk.ts';

type SignInWish = {
  /** false when an action needs an account (buy, donate, favourite, RSVP). Default true. [S2.5] */
  readonly closeable?: boolean;
  readonly email?: string;
  /** Of the person at `email`, filled in where a new account is asked for its name. */
  readonly name?: string;
  readonly goOnTo?: string;
  /** The action to resume after signing in with a provider (use-pending-action.ts). */
  readonly act?: string;
};

/** Resolves with the account once signed in and named, or null when the dialog was closed. */
export type RequireSignIn = (wish?: SignInWish) => Promise<Account | null>;

/** Whom somebody expects to sign in. */
export type ExpectedPerson = { readonly email: string; readonly name: string };

export const ExpectedPersonContext = createContext<ExpectedPerson | null>(null);

export const SignInContext = createContext<RequireSignIn>(async () => null);
