import type { Instant } from '#domain/kernel/instant.ts';
import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';

export type UserRow = WithNameOrder & {
  readonly accountId: AccountId;
  readonly email: string;
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phoneNumber: string | null;
  readonly isAdmin: boolean;
  readonly isAccountant: boolean;
  readonly insertedAt: Instant;
  /** Null: not suspended. */
  readonly suspendedAt: Instant | null;
  readonly suspensionReason: string | null;
};

export type UserSessionRow = {
  readonly sessionFamilyId: string;
  readonly userAgent: string | null;
  readonly insertedAt: Instant;
  readonly lastUsedAt: Instant;
  /** Null: open, or expired unused. */
  readonly endedAt: Instant | null;
  readonly endedBecause: string | null;
  readonly isOpen: boolean;
};

/** What the platform's staff see of accounts. */
export type UserBook = {
  /** By words of email, username and name, or by nine digits of a phone; newest account first. Blank: everybody. */
  readonly find: (search: string, page: PageRequest) => Promise<Page<UserRow>>;
  /** Exact to 10,000; null beyond. */
  readonly count: (search: string) => Promise<number | null>;
  readonly user: (accountId: AccountId) => Promise<UserRow | null>;
  /** Newest first. */
  readonly sessions: (accountId: AccountId, most: number) => Promise<readonly UserSessionRow[]>;
};

export const UserBook: Token<UserBook> = token<UserBook>('UserBook');
