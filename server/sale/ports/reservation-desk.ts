import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { StockCommand } from '#domain/sale/reservation/stock-command.ts';
import type { OutcomeOf } from '#domain/sale/reservation/stock-outcome.ts';
import type { ApprovalAnswer } from '#domain/ticket/approval.ts';
import type { WaitingContact } from '#server/event/ports/event-book.ts';
import type { InvitationAnswer } from '#server/rsvp/ports/keep-answers.ts';

/** What an attendee says of themselves beside name and contact. [S3-69] */
export type AttendeeAbout = {
  readonly companyName: string | null;
  readonly companyAddress: string | null;
  readonly industries: string | null;
  readonly organization: string | null;
  readonly question: string | null;
};

export type Attendee = WithNameOrder & {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly gender: string | null;
  readonly phoneNumber: string | null;
  readonly jobTitle: string | null;
  readonly note: string | null;
  /** Null: nothing. */
  readonly about: AttendeeAbout | null;
  /** As JSON. */
  readonly answers: unknown;
};

export type Registrant = WithNameOrder & {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly gender: string | null;
  readonly phoneNumber: string | null;
};

/** The donation is the one that the buyer left with the session. */
export type CheckoutDetails = {
  readonly attendees: readonly { readonly reservationId: string; readonly attendees: readonly Attendee[] }[];
  readonly policyAgreed: boolean;
  readonly registrant: Registrant;
  readonly locale: Locale;
};

/** The yes of a guest for whom no place was left. */
export type WaitingGuest = {
  readonly policyAgreed: boolean;
  readonly formAnswers: readonly unknown[];
  readonly answer: InvitationAnswer;
};

type DetailsByKind = {
  readonly BEGIN_CHECKOUT: CheckoutDetails;
  /** `instructions`: of a manual payment, as its buyer is shown them. */
  readonly BEGIN_PAYMENT: { readonly registrant: Registrant; readonly instructions?: string };
  /** `reason`: why it is refused, told to the buyer. */
  readonly ANSWER_MANUAL: { readonly by: AccountId; readonly reason: string | null };
  readonly SETTLE: {
    readonly incomingTransferId: string | null;
    readonly transferCode: string | null;
    readonly decidedBy: AccountId | null;
  };
  /** Who changed the capacity, for the audit log; null: the platform itself. */
  readonly CHANGE_CAPACITY: { readonly by: AccountId | null };
  readonly ISSUE_TICKETS: {
    readonly attendee: Attendee;
    /** To the event's questions, one for each form; null: its holder answers later. */
    readonly formAnswers: readonly unknown[] | null;
    /** Names the first ticket. */
    readonly boughtTicketId: string;
    readonly policyAgreed: boolean;
    readonly registrant: Registrant;
    readonly locale: Locale;
    readonly answer: InvitationAnswer | null;
  };
  /** `by`: null for the deadline. `tell`: the organiser, of a withdrawal. */
  readonly ANSWER_APPROVAL: {
    readonly answer: ApprovalAnswer;
    readonly by: AccountId | null;
    readonly message: string | null;
    readonly tell: { readonly email: string; readonly locale: Locale } | null;
  };
  readonly JOIN_WAITING: WaitingContact & { readonly guest: WaitingGuest | null };
  /** `answer`: to the invitation that waited. */
  readonly LEAVE_WAITING: {
    readonly answer: InvitationAnswer | null;
    /** A guest who did not leave by themselves. */
    readonly tell?: { readonly email: string; readonly locale: Locale } | null;
  };
  /** Who gave the places back; null: the account itself. */
  readonly GIVE_BACK: { readonly by: AccountId | null; readonly answer: InvitationAnswer | null };
};

type Kind = StockCommand['kind'];
type DetailsOf<Each extends Kind> = Each extends keyof DetailsByKind ? DetailsByKind[Each] : null;

/** A stock command with what else the desk writes for it. */
export type DeskCommand<Of extends Kind = Kind> = {
  [Each in Of]: { readonly stock: Extract<StockCommand, { readonly kind: Each }>; readonly details: DetailsOf<Each> };
}[Of];

export const isCommand = <Of extends Kind>(
  command: DeskCommand,
  kind: Of,
): command is Extract<DeskCommand, { readonly stock: { readonly kind: Of } }> => command.stock.kind === kind;

/** Answers after the commit, in order. BUSY: the queue is full and the command was not started. */
export type ReservationDesk = {
  readonly submit: <Command extends StockCommand>(
    eventId: number,
    stock: Command,
    details: DetailsOf<Command['kind']>,
  ) => Promise<OutcomeOf<Command> | Result<never, Refusal>>;
  /** Events with something due, the longest due first. */
  readonly eventsWithDue: (now: Instant, limit: number) => Promise<readonly number[]>;
  /** Events with free places for somebody who waits. */
  readonly eventsToOffer: (now: Instant, limit: number) => Promise<readonly number[]>;
  /** Late money whose buyer waits for places, events in turn, oldest first. */
  readonly waitingLateMoney: (
    limit: number,
  ) => Promise<readonly { readonly eventId: number; readonly paymentId: string }[]>;
};

export const ReservationDesk: Token<ReservationDesk> = token<ReservationDesk>('ReservationDesk');
