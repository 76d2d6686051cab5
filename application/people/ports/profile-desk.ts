import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** The account that is signed in, as its own pages and the header need it. */
export type Account = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly avatar: string | null;
  readonly username: string;
  readonly isAdmin: boolean;
  readonly isAccountant: boolean;
  readonly referralCode: string;
  readonly corporate: {
    readonly id: number;
    readonly slug: string;
    readonly companyName: string;
    /** As it calls itself. */
    readonly name: string;
    readonly status: string;
    readonly email: string | null;
  } | null;
  readonly staff: {
    readonly role: string;
    readonly active: boolean;
    readonly corporateId: number;
    readonly companyName: string;
  } | null;
  /** What this account may do on the platform, decided by the server. */
  readonly abilities: readonly string[];
};

export type ProfileDesk = {
  /** Null when the server sees nobody signed in. */
  readonly profile: () => Promise<Result<Account | null, Refusal>>;
  readonly rename: (name: { readonly firstName: string; readonly lastName: string }) => Promise<Result<null, Refusal>>;
};
export const ProfileDesk: Token<ProfileDesk> = token('ProfileDesk');
