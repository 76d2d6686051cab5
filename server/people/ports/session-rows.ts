import type { Instant } from '#domain/kernel/instant.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { SessionProof } from '#domain/people/second-factor.ts';
import type { SessionEnd } from '#domain/people/session-family.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

type SessionFamily = {
  readonly accountId: AccountId;
  readonly sessionFamilyId: string;
  readonly userAgent: string | null;
  readonly insertedAt: Instant;
  readonly lastUsedAt: Instant;
};

type RenewalTokenRow = {
  readonly accountId: AccountId;
  readonly sessionFamilyId: string;
  readonly tokenHash: Uint8Array;
  readonly insertedAt: Instant;
  readonly expiresAt: Instant;
};

type FoundRenewalToken = RenewalTokenRow & {
  readonly usedAt: Instant | null;
  /** Sealed; kept while the old token may still return it. */
  readonly successorSealed: string | null;
  readonly familyEnded: boolean;
};

type EndedSession = { readonly accountId: AccountId; readonly sessionFamilyId: string; readonly endedAt: Instant };

export type SessionRows = {
  readonly addFamily: (tx: Transaction, family: SessionFamily) => Promise<void>;
  readonly addToken: (tx: Transaction, row: RenewalTokenRow) => Promise<void>;
  /** Locks the family, so that renewals of one session are serial. */
  readonly findToken: (
    tx: Transaction,
    accountId: AccountId,
    tokenHash: Uint8Array,
  ) => Promise<FoundRenewalToken | null>;
  readonly spendToken: (tx: Transaction, token: RenewalTokenRow, at: Instant, successorSealed: string) => Promise<void>;
  /** False when it had already ended. */
  readonly endFamily: (
    tx: Transaction,
    accountId: AccountId,
    sessionFamilyId: string,
    at: Instant,
    because: SessionEnd,
  ) => Promise<boolean>;
  /** Open sessions, last used first. */
  readonly openFamilies: (accountId: AccountId) => Promise<readonly SessionFamily[]>;
  /** Null for a session that does not exist or has ended. */
  readonly proof: (accountId: AccountId, sessionFamilyId: string) => Promise<SessionProof | null>;
  readonly factorGiven: (tx: Transaction, accountId: AccountId, sessionFamilyId: string, at: Instant) => Promise<void>;
  /** In every session of the account. */
  readonly forgetFactors: (tx: Transaction, accountId: AccountId) => Promise<void>;
  readonly endedSince: (since: Instant) => Promise<readonly EndedSession[]>;
  /** Removes expired sealed successors, ended tokens and empty families; returns how many rows. */
  readonly sweep: (now: Instant) => Promise<number>;
};

export const SessionRows: Token<SessionRows> = token<SessionRows>('SessionRows');
