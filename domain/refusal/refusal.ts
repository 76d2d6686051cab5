import type { SeatTrouble } from '#domain/event/seat/seat-trouble.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { SecondFactorStep } from '#domain/people/second-factor.ts';
import type { RsvpTrouble } from '#domain/rsvp/rsvp-trouble.ts';
import type { TicketStays } from '#domain/ticket/ticket-stays.ts';
import type { TokenProblem } from '#domain/waiting-room/check-token.ts';
import type { RehearsalObstacle } from '#domain/waiting-room/rehearsal-obstacle.ts';

/**
 * Every way to be refused that people meet, with what its sentence needs. The code goes over the wire as
 * `extensions.code`, the rest as `extensions.data`; sentences stand in words/refusals.ts. [S8]
 */
export type Refusal =
  // Who asks
  | { readonly code: 'UNAUTHORIZED' }
  | { readonly code: 'FORBIDDEN' }
  | { readonly code: 'NOT_FOUND' }
  | { readonly code: 'EVENT_NOT_FOUND' }
  | { readonly code: 'RATE_LIMITED'; readonly retryAt: Instant }
  /** Not now: too many at once or, with OUTAGE, the platform itself is away for a moment. Asking again is safe. */
  | { readonly code: 'BUSY'; readonly retryAfterMs: number; readonly because?: 'OUTAGE' }
  // Sign-in
  | { readonly code: 'INVALID_EMAIL' }
  | { readonly code: 'CODE_WRONG'; readonly triesLeft: number }
  | { readonly code: 'CODE_EXPIRED' }
  | { readonly code: 'RESEND_TOO_SOON'; readonly resendAt: Instant }
  | { readonly code: 'SESSION_ENDED' }
  /** An identity provider, or the person at it, said no; or what came back belongs to no sign-in of this browser. */
  | { readonly code: 'PROVIDER_REFUSED' }
  | { readonly code: 'EMAIL_NOT_VERIFIED' }
  | { readonly code: 'LINKED_TO_ANOTHER_ACCOUNT' }
  /** A sensitive act wants a code of the second factor, or that one is set up first. */
  | { readonly code: 'SECOND_FACTOR_REQUIRED'; readonly step: Exclude<SecondFactorStep, 'GO_ON'> }
  /** An ID card is being looked at; another one waits until that is done. */
  | { readonly code: 'CARD_UNDER_REVIEW' }
  // Input
  | { readonly code: 'INVALID_INPUT'; readonly field: string; readonly problem: InputProblem }
  | { readonly code: 'IDEMPOTENCY_KEY_REQUIRED' }
  | { readonly code: 'IDEMPOTENCY_KEY_REUSED' }
  | { readonly code: 'INVALID_CURSOR' }
  // Cart
  | {
      readonly code: 'SOLD_OUT';
      readonly ticketId?: string;
      readonly remaining: number;
      readonly waitingUntil?: Instant;
    }
  | {
      readonly code: 'REACH_LIMITED_PURCHASE';
      readonly ticketId?: string;
      readonly max: number;
      readonly because: 'PURCHASE' | 'ACCOUNT';
    }
  | { readonly code: 'NOT_A_MULTIPLE'; readonly ticketId?: string; readonly multipleOf: number }
  | {
      readonly code: 'NOT_ON_SALE';
      readonly ticketId?: string;
      readonly because: 'COMING_SOON' | 'SALE_CLOSED' | 'STOPPED_SELLING' | 'ENDED';
    }
  /** Seats that somebody else has; which they are. */
  | { readonly code: 'INVALID_SEAT'; readonly ticketId?: string; readonly seatIds?: readonly string[] }
  /** Seats that cannot be had for another reason than that somebody has them. */
  | { readonly code: 'SEATS_REFUSED'; readonly ticketId?: string; readonly trouble: SeatTrouble }
  /** The event lets people in one after another: the way in is its waiting room. */
  | { readonly code: 'WAITING_ROOM'; readonly eventId: number; readonly because: 'NOT_OPEN' | TokenProblem }
  /** A rehearsal of a sale that would disturb a real one, or another rehearsal, or would have nothing to sell. */
  | { readonly code: 'REHEARSAL_REFUSED'; readonly because: RehearsalObstacle }
  // Checkout
  | { readonly code: 'SHOPPING_ITEMS_EMPTY' }
  | { readonly code: 'HOLD_EXPIRED' }
  | { readonly code: 'POLICY_NOT_AGREED' }
  | {
      readonly code: 'ATTENDEES_INCOMPLETE';
      readonly shoppingItemId?: string;
      readonly expected: number;
      readonly given: number;
    }
  /** Answers to the event's form are missing or wrong; to which questions. */
  | { readonly code: 'ANSWERS_INCOMPLETE'; readonly fieldIds: readonly number[] }
  | { readonly code: 'PRICE_CHANGED'; readonly price: Dong }
  | { readonly code: 'DONATION_MESSAGE_TOO_LONG'; readonly max: number }
  | { readonly code: 'DONATION_NOT_ACCEPTED' }
  | { readonly code: 'CHECKOUT_CLOSED'; readonly state: string }
  | { readonly code: 'NOTHING_TO_PAY' }
  | { readonly code: 'PAYMENT_STARTED' }
  /** Of one event; places are held for each. */
  | { readonly code: 'TOO_MANY_UNPAID'; readonly max: number }
  | { readonly code: 'PAYMENT_METHOD_UNAVAILABLE' }
  | { readonly code: 'LINK_EXPIRED' }
  // Invitations
  /** An answer to an invitation, or a letter's secret, is not taken. */
  | { readonly code: 'RSVP_REFUSED'; readonly trouble: RsvpTrouble }
  // Organising
  | { readonly code: 'NOT_READY_TO_PUBLISH'; readonly blockers: readonly PublishBlocker[] }
  | { readonly code: 'APPROVAL_ONLY_FOR_FREE' }
  | {
      readonly code: 'CAPACITY_BELOW_TAKEN';
      readonly sold: number;
      readonly held: number;
      readonly heldUntil?: Instant;
    }
  | { readonly code: 'HAS_ORDERS' }
  | { readonly code: 'EVENT_STATE_FORBIDS'; readonly state: string }
  | { readonly code: 'CORPORATE_NOT_APPROVED' }
  | { readonly code: 'UPLOAD_TOO_LARGE'; readonly maxBytes: number }
  | { readonly code: 'UPLOAD_NOT_AN_IMAGE' }
  | { readonly code: 'UPLOAD_LINK_EXPIRED' }
  | { readonly code: 'UPLOAD_LINK_USED' }
  // Tickets
  | { readonly code: 'TICKET_STAYS'; readonly because: TicketStays }
  /** An order with a payment, or with a checked-in ticket, is not deleted. */
  | { readonly code: 'ORDER_STAYS' }
  // Door
  | { readonly code: 'QR_INVALID' }
  | { readonly code: 'TICKET_VOID' }
  | { readonly code: 'TICKET_REISSUED' }
  | { readonly code: 'OTHER_EVENT_OR_SESSION' }
  // Money
  | { readonly code: 'TRANSFER_CODE_UNKNOWN' }
  | { readonly code: 'TRANSFER_ALREADY_MATCHED' }
  | { readonly code: 'CHOICE_NOT_OPEN' };

/** What is wrong with one field; the sentence names the field in the reader's words. [S5-01] */
export type InputProblem =
  | { readonly kind: 'REQUIRED' }
  | { readonly kind: 'NOT_A_NUMBER' }
  | { readonly kind: 'TOO_SMALL'; readonly min: number }
  | { readonly kind: 'TOO_LARGE'; readonly max: number }
  | { readonly kind: 'TOO_LONG'; readonly max: number }
  | { readonly kind: 'MALFORMED' };

/** What still has to be done before an event can be published. */
export type PublishBlocker =
  | 'NAME_MISSING'
  | 'ADDRESS_MISSING'
  | 'ONLINE_LINK_MISSING'
  | 'SESSION_MISSING'
  | 'SESSION_ENDED'
  | 'TICKET_MISSING'
  | 'CORPORATE_NOT_APPROVED';

export type RefusalCode = Refusal['code'];
export type RefusalOf<Code extends RefusalCode> = Extract<Refusal, { readonly code: Code }>;
