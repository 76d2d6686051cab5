import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { AcceptedTickets } from '#domain/rsvp/decide-invitation.ts';
import type { Invitation } from '#domain/rsvp/invitation.ts';

/** Whom a letter is to. [S3-73] */
export type InvitedPerson = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly avatar: string | null;
  readonly companyName: string | null;
  readonly gender: string | null;
  readonly industries: string | null;
  readonly jobTitle: string | null;
  readonly phoneNumber: string | null;
};

/** How an invitation's newest letter goes out. */
type LetterState = {
  readonly locale: Locale;
  /** In whose name it invites. */
  readonly inviterName: string;
  /** How often it was sent, and when last. */
  readonly sendings: number;
  readonly lastSentAt: Instant | null;
  /** Names the press that invited. */
  readonly inviteKey: string | null;
};

/** An invitation with its person and what it invites to. */
export type InvitationRow = {
  readonly eventId: number;
  readonly sectionEventId: number;
  /** What an acceptance issues. */
  readonly ticketTypeId: string;
  readonly invitation: Invitation;
  readonly person: InvitedPerson;
  readonly letter: LetterState;
  readonly sendEmailAt: Instant | null;
  /** A yes is taken up to and including this moment; null: until the end. */
  readonly answerBefore: Instant | null;
  readonly openedAt: Instant | null;
  /** Who is accepting it right now; null: nobody. */
  readonly claimedBy: AccountId | null;
  /** How often an answer was kept or given up: names the order of one of them. */
  readonly answers: number;
  readonly answeredAt: Instant | null;
  readonly insertedAt: Instant;
};

/** The order that an acceptance made, and what became of its tickets. */
export type AcceptedOrder = AcceptedTickets & { readonly checkoutSessionId: string };

/** The invitations of events, for their answers. */
export type Invitations = {
  readonly find: (eventId: number, invitationId: string) => Promise<InvitationRow | null>;
  /**
   * Before places are taken for an acceptance: this account answers, nobody else. False where somebody was faster or it
   * was answered since.
   */
  readonly claim: (row: InvitationRow, accountId: AccountId, at: Instant) => Promise<boolean>;
  /** No places were taken after all; the next attempt is another one. */
  readonly unclaim: (row: InvitationRow, accountId: AccountId, at: Instant) => Promise<void>;
  /**
   * A claim that was made before this moment and still stands, with what was taken under `key`: whoever made it was cut
   * off. Null where somebody may still be at work on it.
   */
  readonly leftClaim: (
    row: InvitationRow,
    key: string,
    before: Instant,
  ) => Promise<{ readonly taken: { readonly boughtTicketId: string; readonly party: number } | null } | null>;
  /** Keeps an answer; `claimedBy`: who claimed it. False where it was answered or claimed since it was read. */
  readonly answer: (
    row: InvitationRow,
    answered: Invitation,
    claimedBy: AccountId | null,
    at: Instant,
  ) => Promise<boolean>;
  /** Null: there is no such ticket. */
  readonly acceptedOrder: (eventId: number, boughtTicketId: string) => Promise<AcceptedOrder | null>;
  /** The letter was looked at; the first time counts. */
  readonly noteOpened: (eventId: number, invitationId: string, at: Instant) => Promise<void>;
  /** The address that an account proved, not one that it gave for a registration. */
  readonly emailOf: (accountId: AccountId) => Promise<string | null>;
};
export const Invitations: Token<Invitations> = token<Invitations>('Invitations');
