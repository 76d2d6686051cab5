import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { PersonName } from '#domain/kernel/names/person-name.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { ContactLead } from '#domain/people/contact-lead.ts';
import type { LeadHandling, LeadState } from '#domain/people/lead-handling.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type LeadColleague = PersonName & { readonly accountId: AccountId; readonly email: string };

export type LeadOnDesk = ContactLead & {
  readonly leadId: string;
  readonly locale: Locale;
  /** Probably filled in by a bot. */
  readonly suspected: boolean;
  readonly receivedAt: Instant;
  readonly state: LeadState;
  readonly assignee: LeadColleague | null;
};

export type LeadNote = {
  readonly noteId: string;
  readonly author: LeadColleague;
  readonly note: string;
  readonly at: Instant;
};

export type LeadQuery = {
  /** Null: in any. */
  readonly state: LeadState | null;
  /** Words of the name, number and message. */
  readonly search: string | null;
};

/** Contact messages as the platform's admins look after them. */
export type LeadBook = {
  /** Newest first. */
  readonly list: (query: LeadQuery, page: PageRequest) => Promise<Page<LeadOnDesk>>;
  /** Exact to 10,000; null beyond. */
  readonly count: (query: LeadQuery) => Promise<number | null>;
  readonly lead: (leadId: string) => Promise<LeadOnDesk | null>;
  /** Oldest first. */
  readonly notes: (leadId: string) => Promise<readonly LeadNote[]>;
  /** Admins who may sign in, by email. */
  readonly colleagues: () => Promise<readonly LeadColleague[]>;
  /** Null: there is none. */
  readonly lock: (tx: Transaction, leadId: string) => Promise<LeadHandling | null>;
  readonly put: (tx: Transaction, leadId: string, handling: LeadHandling) => Promise<void>;
  readonly addNote: (
    tx: Transaction,
    leadId: string,
    note: { readonly noteId: string; readonly author: AccountId; readonly note: string; readonly at: Instant },
  ) => Promise<void>;
};

export const LeadBook: Token<LeadBook> = token<LeadBook>('LeadBook');
