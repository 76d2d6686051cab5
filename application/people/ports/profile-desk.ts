import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { SecondFactorStep } from '#domain/people/second-factor.ts';
import type { Refusal } from '#domain/refusal.ts';

export type Account = WithNameOrder & {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly avatar: string | null;
  readonly username: string;
  /** What a form of an attendee starts with. */
  readonly about: {
    readonly gender: string | null;
    readonly phoneNumber: string | null;
    readonly jobTitle: string | null;
    readonly note: string | null;
  };
  readonly isAdmin: boolean;
  readonly isAccountant: boolean;
  readonly referralCode: string;
  readonly corporate: {
    readonly id: number;
    readonly slug: string;
    readonly companyName: string;
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
  /** Decided by the server. */
  readonly abilities: readonly string[];
  /** What this session needs before its platform rights count; null: nothing. */
  readonly secondFactorStep: Exclude<SecondFactorStep, 'GO_ON'> | null;
};

export type ProfileDesk = {
  /** null when signed out. */
  readonly profile: () => Promise<Result<Account | null, Refusal>>;
  readonly rename: (
    name: WithNameOrder & { readonly firstName: string; readonly lastName: string },
  ) => Promise<Result<null, Refusal>>;
};
export const ProfileDesk: Token<ProfileDesk> = token('ProfileDesk');
