import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { InvitationStatus } from '#domain/rsvp/invitation.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { InvitationRow } from './invitations.ts';

/** What is asked of the list of who is invited; null: no such limit. */
export type InvitedQuery = {
  readonly eventId: number;
  readonly sectionEventId: number | null;
  readonly status: InvitationStatus | null;
  /** Words as they were typed; diacritics and case never matter. */
  readonly search: string | null;
};

/** The invitations of events, for who invites. What is opened stays as it is until the transaction ends. */
export type InvitationBook = {
  /** Those of the session to these addresses, in small letters. Who opens the same session's list next waits. */
  readonly openTo: (
    tx: Transaction,
    eventId: number,
    sectionEventId: number,
    emails: readonly string[],
  ) => Promise<readonly InvitationRow[]>;
  readonly open: (tx: Transaction, eventId: number, invitationId: string) => Promise<InvitationRow | null>;
  /**
   * Never sent, and their moment has come: of published events that have not ended, the longest due first. Passes over
   * what somebody else has open.
   */
  readonly openDue: (tx: Transaction, now: Instant, limit: number) => Promise<readonly InvitationRow[]>;
  /** Writes them as they are now, new ones too. */
  readonly put: (tx: Transaction, rows: readonly InvitationRow[], at: Instant) => Promise<void>;
  /** Newest first. */
  readonly invited: (query: InvitedQuery, page: PageRequest) => Promise<Page<InvitationRow>>;
  /** Exact to 10,000; null beyond. */
  readonly countInvited: (query: InvitedQuery) => Promise<number | null>;
  /** How many stand where, of the whole event or one session. */
  readonly answers: (
    query: Pick<InvitedQuery, 'eventId' | 'sectionEventId'>,
  ) => Promise<Readonly<Partial<Record<InvitationStatus, number>>>>;
};
export const InvitationBook: Token<InvitationBook> = token<InvitationBook>('InvitationBook');
