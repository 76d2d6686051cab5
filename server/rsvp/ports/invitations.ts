import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { AcceptedTickets } from '#domain/rsvp/decide-invitation.ts';
import type { Invitation } from '#domain/rsvp/invitation.ts';

/** [S3-73] */
export type InvitedPerson = WithNameOrder & {
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

type LetterState = {
  readonly locale: Locale;
  readonly inviterName: string;
  readonly sendings: number;
  readonly lastSentAt: Instant | null;
  /** Names the request that invited. */
  readonly inviteKey: string | null;
};

export type InvitationRow = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly ticketTypeId: string;
  readonly invitation: Invitation;
  readonly person: InvitedPerson;
  readonly letter: LetterState;
  readonly sendEmailAt: Instant | null;
  /** Last moment for a yes; null: the end of the session. */
  readonly answerBefore: Instant | null;
  readonly openedAt: Instant | null;
  /** Number of answers so far: the version that an answer is decided on, and part of its order's key. */
  readonly answers: number;
  readonly answeredAt: Instant | null;
  readonly insertedAt: Instant;
};

export type AcceptedOrder = AcceptedTickets & { readonly checkoutSessionId: string };

/** A guest on the waiting list for whom places are held. */
export type OfferedGuest = {
  readonly row: InvitationRow;
  readonly waitingEntryId: string;
  readonly yes: {
    readonly accountId: AccountId;
    readonly party: number;
    readonly policyAgreed: boolean;
    readonly formAnswers: readonly unknown[];
    readonly locale: Locale;
  };
};

export type Invitations = {
  readonly find: (eventId: number, invitationId: string) => Promise<InvitationRow | null>;
  /** Those that were sent to the account's address and not taken back, the newest first. */
  readonly own: (eventId: number, accountId: AccountId) => Promise<readonly InvitationRow[]>;
  /** null: no such ticket. */
  readonly acceptedOrder: (eventId: number, boughtTicketId: string) => Promise<AcceptedOrder | null>;
  /** The invitation whose acceptance placed this order; null: the order has none. */
  readonly acceptedBy: (eventId: number, orderId: string) => Promise<InvitationRow | null>;
  /** The place on the waiting list of an invitation; null: none. */
  readonly waitingEntry: (eventId: number, invitationId: string) => Promise<string | null>;
  /** Whose places are held longest first. */
  readonly offered: (limit: number) => Promise<readonly OfferedGuest[]>;
  /** Records the first time only. */
  readonly noteOpened: (eventId: number, invitationId: string, at: Instant) => Promise<void>;
  /** The account's verified address. */
  readonly emailOf: (accountId: AccountId) => Promise<string | null>;
};
export const Invitations: Token<Invitations> = token<Invitations>('Invitations');
