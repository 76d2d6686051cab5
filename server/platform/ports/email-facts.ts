import type { EventFeature, EventStatus, TeamRole } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import type { PersonName } from '#domain/kernel/names/person-name.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { ReceiptTickets } from '#domain/sale/pricing/receipt-lines.ts';
import type { NoPlaceReason } from '#domain/sale/reservation/stock-outcome.ts';
import type { LetterTemplate } from '#server/rsvp/ports/letter-template.ts';
import type { TicketHand } from '#server/ticket/ports/bought-ticket-row.ts';

/** The event and session of an email, as they are when it is sent. */
export type EmailEventFacts = {
  readonly eventId: number;
  readonly feature: EventFeature;
  readonly linkNumber: number;
  readonly name: string;
  readonly organiser: string;
  readonly sectionEventId: number;
  readonly sessionName: string;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string;
  /** Null for an online event. */
  readonly place: string | null;
  /** Its first photo, or its print: the address from the site's root, and its main colour. */
  readonly picture: { readonly url: string; readonly color: string };
};

export type EmailTicketFacts = {
  readonly ticketId: string;
  readonly issueNumber: number;
  /** The buyer's own email lists only tickets that are HELD. */
  readonly hand: TicketHand;
  readonly redeemCode: string;
  readonly ticketName: string;
  readonly holder: PersonName;
  readonly holderEmail: string;
  /** For the online event. */
  readonly online: boolean;
  readonly seat: string | null;
};

export type EmailOrderFacts = {
  readonly orderNumber: string;
  readonly buyer: PersonName;
  readonly event: EmailEventFacts;
  /** As at the time of purchase. */
  readonly lines: readonly (ReceiptTickets & { readonly name: string })[];
  /** In money, donation included. */
  readonly total: Dong;
  /** Points that paid for a part of the price. */
  readonly points: Points;
  /** Of `total`, from the wallet. */
  readonly wallet: Dong;
  readonly donation: Dong;
  readonly donationMessage: string | null;
  /** Null: the order never waited for approval. `message`: the organiser's, with the answer. */
  readonly approval: {
    readonly dueAt: Instant;
    readonly byDeadline: boolean;
    readonly message: string | null;
  } | null;
  /** The organiser's words in the event's emails; null: none. */
  readonly organiserWords: string | null;
  /** Valid tickets, in the order's order. */
  readonly tickets: readonly EmailTicketFacts[];
};

export type EmailOfferFacts = {
  readonly event: EmailEventFacts;
  readonly ticketName: string;
  readonly places: number;
  readonly until: Instant;
};

export type EmailWaitFacts = Omit<EmailOfferFacts, 'until'>;

export type EmailPaymentFacts = {
  readonly orderNumber: string;
  readonly event: EmailEventFacts;
  readonly amount: Dong;
  /** Received so far. */
  readonly received: Dong;
  /** Points that were to pay for a part of the price. */
  readonly points: Points;
  /** Money of the wallet that was to pay for a part. */
  readonly wallet: Dong;
  /** The transfer message. */
  readonly transferMessage: string;
  readonly payBefore: Instant;
  /** False once paid, cancelled or expired: nobody is asked to pay then. */
  readonly waiting: boolean;
  /** Whether its money is late money of an unpaid order, and why it found no place when it arrived. */
  readonly late: boolean;
  readonly lateBecause: NoPlaceReason | null;
  /** A donation without tickets. */
  readonly gift: boolean;
  /** Null: it is paid in another way. */
  readonly manual: ManualPaymentFacts | null;
  /** It was paid at a gateway. */
  readonly atGateway: boolean;
  /** Its refunds go to the buyer's wallet. */
  readonly fromWallet: boolean;
};

/** A payment by hand: what its buyer was told, and why it was refused. */
export type ManualPaymentFacts = {
  readonly instructions: string;
  readonly buyer: PersonName & { readonly email: string };
  /** Null: it was not refused. */
  readonly reason: string | null;
};

export type EmailInvitationFacts = {
  readonly event: EmailEventFacts;
  /** The organiser's words; null: the default ones. */
  readonly template: LetterTemplate | null;
  readonly guest: PersonName & { readonly email: string };
  readonly inviterName: string;
  /** For the answer link; null in a preview, whose link only opens the event. */
  readonly letter: { readonly invitationId: string; readonly letterNumber: number } | null;
};

/** `moves`: how often the session was moved. */
export type EmailSessionFacts = EmailEventFacts & { readonly moves: number };

/** A session's new time or place, with the one that people know. */
export type EmailMoveFacts = {
  readonly event: EmailSessionFacts;
  readonly before: Pick<EmailEventFacts, 'beginAt' | 'endAt' | 'timezone' | 'place'>;
  readonly giveBackUntil: Instant | null;
};

export type EmailCancellationFacts = {
  /** The cancelled sessions, in the order of their times; at least one. */
  readonly sessions: readonly [EmailSessionFacts, ...EmailSessionFacts[]];
  readonly wholeEvent: boolean;
  readonly reason: string;
  /** Of the recipient's orders, in dong. */
  readonly refunds: readonly { readonly orderNumber: string; readonly amount: Dong }[];
};

export type EmailAnnouncer = Pick<
  EmailEventFacts,
  'eventId' | 'feature' | 'linkNumber' | 'name' | 'organiser' | 'picture'
>;

export type EmailMailingFacts = {
  readonly event: EmailAnnouncer;
  readonly subject: string;
  readonly html: string;
  /** Of the guest; blank: nobody is greeted by name. */
  readonly name: string;
  /** The account that may opt out; null in a preview and a test. */
  readonly to: string | null;
  /** Of a guest who was invited and has not answered: opened by the button. Null: the button opens the event. */
  readonly invitation: Pick<EmailInvitationFacts, 'guest' | 'letter'> | null;
};

export type EmailTeamFacts = { readonly event: EmailAnnouncer; readonly role: TeamRole };

export type EmailCreatedEventFacts = {
  readonly status: EventStatus;
  /** By their times; at least one. */
  readonly sessions: readonly [EmailCreatedSession, ...EmailCreatedSession[]];
};
export type EmailCreatedSession = EmailEventFacts & {
  /** A draft may have no place although it is not online. */
  readonly online: boolean;
  /** In the organiser's order. */
  readonly ticketTypes: readonly {
    readonly name: string;
    readonly price: Dong;
    /** Null: unlimited. */
    readonly capacity: number | null;
  }[];
};

/** Reads an email's facts when it is sent. Null for an order or payment that does not exist. */
export type EmailFacts = {
  readonly order: (eventId: number, orderId: string) => Promise<EmailOrderFacts | null>;
  readonly payment: (eventId: number, paymentId: string) => Promise<EmailPaymentFacts | null>;
  /** Null: the places are no longer held. */
  readonly placesOffered: (eventId: number, waitingEntryId: string) => Promise<EmailOfferFacts | null>;
  /** Null: no longer waiting. */
  readonly guestWaits: (eventId: number, waitingEntryId: string) => Promise<EmailWaitFacts | null>;
  /** Null once they answered again. */
  readonly guestLeftLine: (eventId: number, waitingEntryId: string) => Promise<EmailWaitFacts | null>;
  /** Null once a later move replaced it. */
  readonly move: (eventId: number, moveId: string) => Promise<EmailMoveFacts | null>;
  readonly cancellation: (
    eventId: number,
    cancellationId: string,
    recipient: string,
  ) => Promise<EmailCancellationFacts | null>;
  /** Null once it was deleted. */
  readonly createdEvent: (eventId: number) => Promise<EmailCreatedEventFacts | null>;
  /** Its next session. Null: it is not published any more, or the recipient opted out. */
  readonly openedSale: (eventId: number, recipient: string) => Promise<EmailEventFacts | null>;
  readonly announcer: (eventId: number) => Promise<EmailAnnouncer | null>;
  /** Null once the guest opted out. */
  readonly mailing: (eventId: number, mailingId: string, recipient: string) => Promise<EmailMailingFacts | null>;
  /** Null once they left the team. */
  readonly teamMember: (eventId: number, accountId: AccountId) => Promise<EmailTeamFacts | null>;
};

export const EmailFacts: Token<EmailFacts> = token<EmailFacts>('EmailFacts');
