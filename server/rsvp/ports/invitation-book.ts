import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { InvitationStatus } from '#domain/rsvp/invitation.ts';
import type { InvitationSort } from '#domain/rsvp/invitation-sort.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { InvitationRow } from './invitations.ts';

/** null: not filtered. */
export type InvitedQuery = {
  readonly eventId: number;
  readonly sectionEventId: number | null;
  readonly status: InvitationStatus | null;
  /** Matched without regard to diacritics and case. */
  readonly search: string | null;
  /** Over all pages; newest first where it is left out. */
  readonly sort?: InvitationSort | undefined;
  /** The other way round. */
  readonly descending?: boolean | undefined;
};

/** sectionEventId null: of all sessions. */
export type InvitedTo = Pick<InvitedQuery, 'eventId' | 'sectionEventId'>;

/** Guests without an answer: who could be reminded now, and why the others could not. */
export type Unanswered = {
  readonly due: number;
  /** Got a letter lately. */
  readonly recent: number;
  /** Got as many letters as one may. */
  readonly finished: number;
  readonly unsubscribed: number;
  /** Emails to their address bounce. */
  readonly bounced: number;
};

/** Invitations for organisers. `open…` locks rows until the transaction ends. */
export type InvitationBook = {
  /** Locks the session, so that requests for it run one after another. Addresses are in lower case. */
  readonly openTo: (
    tx: Transaction,
    eventId: number,
    sectionEventId: number,
    emails: readonly string[],
  ) => Promise<readonly InvitationRow[]>;
  readonly open: (tx: Transaction, eventId: number, invitationId: string) => Promise<InvitationRow | null>;
  /**
   * Never sent and due, of published events that have not ended, without guests who opted out or whose address bounced.
   * Skips locked rows.
   */
  readonly openDue: (tx: Transaction, now: Instant, limit: number) => Promise<readonly InvitationRow[]>;
  /** Sent, and due for a reminder to everybody (domain/rsvp/remind-guests.ts), whose last letter is oldest first. */
  readonly openUnanswered: (
    tx: Transaction,
    to: InvitedTo,
    now: Instant,
    limit: number,
  ) => Promise<readonly InvitationRow[]>;
  readonly countUnanswered: (to: InvitedTo, now: Instant) => Promise<Unanswered>;
  /** Inserts or updates. */
  readonly put: (tx: Transaction, rows: readonly InvitationRow[], at: Instant) => Promise<void>;
  readonly invited: (query: InvitedQuery, page: PageRequest) => Promise<Page<InvitationRow>>;
  /** Exact to 10,000; null beyond. */
  readonly countInvited: (query: InvitedQuery) => Promise<number | null>;
  /** Number of invitations by status. */
  readonly answers: (query: InvitedTo) => Promise<Readonly<Partial<Record<InvitationStatus, number>>>>;
};
export const InvitationBook: Token<InvitationBook> = token<InvitationBook>('InvitationBook');
