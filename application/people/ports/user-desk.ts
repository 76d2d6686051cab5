import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Suspension } from '#domain/people/suspension.ts';
import type { Refusal } from '#domain/refusal.ts';

export type FoundUser = {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly name: string;
  readonly phone: string | null;
  readonly isAdmin: boolean;
  readonly isAccountant: boolean;
  readonly since: Instant;
  /** Null: not suspended. */
  readonly suspension: Suspension | null;
};

export type UserSession = {
  readonly id: string;
  readonly userAgent: string | null;
  readonly begunAt: Instant;
  readonly lastUsedAt: Instant;
  /** Null: open, or expired unused. */
  readonly endedAt: Instant | null;
  readonly endedBecause: string | null;
  readonly isOpen: boolean;
};

export type UserWithSessions = { readonly user: FoundUser; readonly sessions: readonly UserSession[] };

export type UserDesk = {
  /** By email, phone or name, newest first; blank: everybody. */
  readonly find: (search: string, at: PageAt) => Promise<Result<Page<FoundUser>, Refusal>>;
  readonly user: (userId: string) => Promise<Result<UserWithSessions, Refusal>>;
  /** One session, or every open one; answers how many ended. */
  readonly endSessions: (userId: string, sessionId: string | null) => Promise<Result<number, Refusal>>;
  readonly suspend: (userId: string, reason: string) => Promise<Result<FoundUser, Refusal>>;
  readonly liftSuspension: (userId: string) => Promise<Result<FoundUser, Refusal>>;
};

export const UserDesk: Token<UserDesk> = token<UserDesk>('UserDesk');
