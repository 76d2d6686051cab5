import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { OrganisationRole } from '#domain/people/organisation-users.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type OrganisationRow = {
  readonly organisationId: string;
  readonly name: string;
  readonly website: string | null;
  readonly creatorEmail: string;
};

export type OrganisationUserRow = {
  readonly accountId: AccountId;
  readonly role: OrganisationRole;
  readonly insertedAt: Instant;
  readonly email: string;
  readonly firstName: string | null;
  readonly organisation: OrganisationRow;
};

/** The users of one organisation, or the memberships of one account. */
export type OrganisationUserQuery = { readonly organisationId: string } | { readonly accountId: AccountId };

export type Organisations = {
  readonly add: (
    tx: Transaction,
    organisation: {
      readonly organisationId: string;
      readonly name: string;
      readonly website: string | null;
      readonly creator: AccountId;
      readonly at: Instant;
    },
  ) => Promise<void>;
  readonly find: (organisationId: string) => Promise<OrganisationRow | null>;
  /** Locks the organisation and reads its users; null when there is none. */
  readonly lock: (
    tx: Transaction,
    organisationId: string,
  ) => Promise<readonly { readonly accountId: AccountId; readonly role: OrganisationRole }[] | null>;
  readonly put: (
    tx: Transaction,
    organisationId: string,
    user: { readonly accountId: AccountId; readonly role: OrganisationRole; readonly at: Instant },
  ) => Promise<void>;
  readonly remove: (tx: Transaction, organisationId: string, accountId: AccountId) => Promise<void>;
  readonly roleOf: (organisationId: string, accountId: AccountId) => Promise<OrganisationRole | null>;
  readonly user: (organisationId: string, accountId: AccountId) => Promise<OrganisationUserRow | null>;
  /** In the order in which they joined. */
  readonly users: (query: OrganisationUserQuery, page: PageRequest) => Promise<Page<OrganisationUserRow>>;
  readonly countUsers: (query: OrganisationUserQuery) => Promise<number | null>;
};
export const Organisations: Token<Organisations> = token<Organisations>('Organisations');
