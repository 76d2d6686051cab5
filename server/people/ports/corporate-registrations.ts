import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { CorporateStatus } from '#domain/people/corporate-status.ts';
import type { Registration } from '#domain/people/registration.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** A corporate's registration. `form.documents` are ids of the applicant's private files. */
export type RegistrationRow = {
  readonly corporateId: number;
  /** Null for a corporate from before registrations, which has no licence and no documents either. */
  readonly applicant: AccountId | null;
  readonly companyEmail: string;
  readonly submittedAt: Instant;
  readonly registration: Registration;
};

/** `search`: in the company's name, email or licence number. */
export type RegistrationQuery = { readonly status: CorporateStatus | null; readonly search: string | null };

/** Consents are never deleted. `source`: the page where they were given. */
type ConsentGiven = {
  readonly consentId: string;
  readonly kind: 'PUBLISHER_TERMS' | 'CONTACT';
  readonly textVersion: string;
  readonly source: string;
  readonly at: Instant;
};

export type CorporateRegistrations = {
  /** Serialises the registrations of an account. */
  readonly lockAccount: (tx: Transaction, accountId: AccountId) => Promise<void>;
  /** Locks the corporate and reads it; null when there is none. */
  readonly lock: (tx: Transaction, corporateId: number) => Promise<RegistrationRow | null>;
  readonly find: (corporateId: number) => Promise<RegistrationRow | null>;
  /** The oldest of the corporates that carry the account's email. */
  readonly ofAccount: (accountId: AccountId) => Promise<RegistrationRow | null>;
  /** Those that wait: oldest first. Others: newest first. */
  readonly list: (query: RegistrationQuery, page: PageRequest) => Promise<Page<RegistrationRow>>;
  readonly count: (query: RegistrationQuery) => Promise<number | null>;
  /** Adds the corporate (null), or replaces its form. Returns its number. */
  readonly submit: (
    tx: Transaction,
    corporateId: number | null,
    applicant: { readonly accountId: AccountId; readonly email: string },
    registration: Extract<Registration, { status: 'PENDING' }>,
  ) => Promise<number>;
  /** Stores a decision, or a question to the applicant. */
  readonly decide: (
    tx: Transaction,
    corporateId: number,
    registration: Registration,
    by: AccountId,
    at: Instant,
  ) => Promise<void>;
  /** Reserves a public name for the corporate; a name that somebody has stays theirs. */
  readonly claimName: (tx: Transaction, name: string, corporateId: number) => Promise<void>;
  readonly recordConsents: (tx: Transaction, accountId: AccountId, consents: readonly ConsentGiven[]) => Promise<void>;
};
export const CorporateRegistrations: Token<CorporateRegistrations> =
  token<CorporateRegistrations>('CorporateRegistrations');
