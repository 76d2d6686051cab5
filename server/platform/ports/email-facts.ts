import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { PersonName } from '#domain/kernel/names/person-name.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { LetterTemplate } from '#server/rsvp/ports/letter-template.ts';
import type { TicketHand } from '#server/ticket/ports/bought-ticket-row.ts';

/** The event and session that a mail is about, as they are when it is sent. */
export type EmailEventFacts = {
  readonly eventId: number;
  readonly name: string;
  readonly organiser: string;
  readonly sectionEventId: number;
  readonly sessionName: string;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string;
  /** Null when the event is only online. */
  readonly place: string | null;
};

export type EmailTicketFacts = {
  readonly ticketId: string;
  readonly issueNumber: number;
  /** Only of one that is HELD does the buyer's own mail tell. */
  readonly hand: TicketHand;
  readonly redeemCode: string;
  readonly ticketName: string;
  readonly holder: PersonName;
  readonly holderEmail: string;
  /** Admits to the online side of the event. */
  readonly online: boolean;
  /** The seat's name; null: there is none. */
  readonly seat: string | null;
};

export type EmailOrderFacts = {
  readonly orderNumber: string;
  readonly buyer: PersonName;
  readonly event: EmailEventFacts;
  readonly total: Dong;
  readonly donation: Dong;
  readonly donationMessage: string | null;
  /** Valid ones, in the order's order. */
  readonly tickets: readonly EmailTicketFacts[];
};

export type EmailPaymentFacts = {
  readonly event: EmailEventFacts;
  readonly amount: Dong;
  /** What has come so far. */
  readonly received: Dong;
  /** The words that the transfer has to carry. */
  readonly transferMessage: string;
  readonly payBefore: Instant;
  /** False once it is paid, cancelled or expired: then nobody is asked to pay any more. */
  readonly waiting: boolean;
  /** A donation alone: nothing is held for it. */
  readonly gift: boolean;
};

/** A letter to an invited person. */
export type EmailInvitationFacts = {
  readonly event: EmailEventFacts;
  /** The organiser's own words; null: the usual ones. */
  readonly template: LetterTemplate | null;
  readonly guest: PersonName & { readonly email: string };
  readonly inviterName: string;
  /** Which letter it is, for the link that answers it; null: a preview, whose link opens the event alone. */
  readonly letter: { readonly invitationId: string; readonly letterNumber: number } | null;
};

/** Reads what mails tell, at the moment they are sent. Null for an order or payment that is not there. */
export type EmailFacts = {
  readonly order: (eventId: number, orderId: string) => Promise<EmailOrderFacts | null>;
  readonly payment: (eventId: number, paymentId: string) => Promise<EmailPaymentFacts | null>;
};

export const EmailFacts: Token<EmailFacts> = token<EmailFacts>('EmailFacts');
