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
  /** How many answers were kept. It is the version that an answer is decided on, and names its order. */
  readonly answers: number;
  readonly answeredAt: Instant | null;
  readonly insertedAt: Instant;
};

/** The order that an acceptance made, and what became of its tickets. */
export type AcceptedOrder = AcceptedTickets & { readonly checkoutSessionId: string };

/** The invitations of events, for their answers. */
export type Invitations = {
  readonly find: (eventId: number, invitationId: string) => Promise<InvitationRow | null>;
  /** Null: there is no such ticket. */
  readonly acceptedOrder: (eventId: number, boughtTicketId: string) => Promise<AcceptedOrder | null>;
  /** The letter was looked at; the first time counts. */
  readonly noteOpened: (eventId: number, invitationId: string, at: Instant) => Promise<void>;
  /** The address that an account proved, not one that it gave for a registration. */
  readonly emailOf: (accountId: AccountId) => Promise<string | null>;
};
export const Invitations: Token<Invitations> = token<Invitations>('Invitations');
