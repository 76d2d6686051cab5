import fc from 'fast-check';
import type { PublishBlocker } from '#domain/event/event-refusals.ts';
import type { MailingProblem } from '#domain/event/mailing/mailing-refusals.ts';
import type { SeatProblem } from '#domain/event/seat/check-seats.ts';
import type { SeatObstacle } from '#domain/event/seat/seat-obstacle.ts';
import type { InputProblem } from '#domain/kernel/field-problems.ts';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import { dong, MAX_DONG } from '#domain/kernel/money/dong.ts';
import { PAYOUT_PROBLEMS } from '#domain/money/payout-problem.ts';
import type { Refusal, RefusalCode, RefusalOf } from '#domain/refusal.ts';
import type { RsvpProblem } from '#domain/rsvp/rsvp-refusals.ts';
import { GENERAL_INFO } from '#domain/sale/checkout/attendees.ts';
import { E_INVOICE_STATES } from '#domain/sale/invoice/e-invoice.ts';
import type { NotApplied } from '#domain/sale/promotion/promotion-state.ts';
import { REFUND_PROBLEMS } from '#domain/sale/refund/refund-problem.ts';
import { SELF_SERVICE_PROBLEMS } from '#domain/ticket/self-service.ts';

const LAST_MOMENT = 8.64e15;
const moment: fc.Arbitrary<Instant> = fc.integer({ min: 0, max: LAST_MOMENT }).map(instant);
const count = fc.nat();
const word = fc.string({ unit: 'binary', maxLength: 40 });
const oneOf = <const Word>(...words: readonly Word[]): fc.Arbitrary<Word> => fc.constantFrom(...words);
const nothing = fc.constant({});
const some = <Must extends object>(must: { [Name in keyof Must]: fc.Arbitrary<Must[Name]> }): fc.Arbitrary<Must> =>
  fc.record(must) as fc.Arbitrary<Must>;

/** Optional fields; undefined does not travel on the wire. */
const perhaps = <Facts extends object>(
  facts: { [Name in keyof Facts]: fc.Arbitrary<Facts[Name]> },
): fc.Arbitrary<Partial<Facts>> => fc.record(facts, { requiredKeys: [] }) as fc.Arbitrary<Partial<Facts>>;
const both = <One extends object, Other extends object>(
  one: fc.Arbitrary<One>,
  other: fc.Arbitrary<Other>,
): fc.Arbitrary<One & Other> => fc.tuple(one, other).map(([first, second]) => ({ ...first, ...second }));
const ofTicket = <Facts extends object>(facts: fc.Arbitrary<Facts>) => both(facts, perhaps({ ticketId: word }));

const obstacle: fc.Arbitrary<SeatObstacle> = fc.oneof(
  oneOf('TAKEN', 'BLOCKED', 'OTHER_TICKET_TYPE').map((because) => ({ because })),
  fc.boolean().map((mayAsk): SeatObstacle => ({ because: 'NEEDS_CODE_OR_APPROVAL', mayAsk })),
  fc.option(moment).map((until): SeatObstacle => ({ because: 'KEPT_ACCESSIBLE', until })),
);
const seatTrouble: fc.Arbitrary<SeatProblem> = fc.oneof(
  fc.record({ code: oneOf('UNKNOWN_SEAT', 'SEAT_CHOSEN_TWICE', 'COMPANION_ALONE'), seatId: word }),
  fc.record({ code: oneOf('SEAT_NOT_AVAILABLE'), seatId: word, obstacle }),
  fc.record({ code: oneOf('WRONG_NUMBER_OF_SEATS'), expected: count, given: count }),
  fc.record({ code: oneOf('TOO_FEW_ACCESSIBLE', 'TOO_MANY_ACCESSIBLE'), needed: count, chosen: count }),
  fc.record({ code: oneOf('NOT_ENOUGH_SEATS', 'NOT_ENOUGH_ACCESSIBLE'), free: count }),
  fc.record({ code: oneOf('NO_ROW_WITH_ROOM'), free: count, together: count }),
);

const withdrawalTrouble: fc.Arbitrary<RefusalOf<'WITHDRAWAL_REFUSED'>['trouble']> = fc.oneof(
  oneOf('BANK_ACCOUNT_REQUIRED', 'WITHDRAWAL_PENDING', 'AMOUNT_REQUIRED', 'RECEIVING_ACCOUNT_REQUIRED').map((code) => ({
    code,
  })),
  fc.record({ code: oneOf('KYC_REQUIRED'), status: oneOf(null, 'PENDING', 'REJECTED') }),
  fc.record({ code: oneOf('BALANCE_NEGATIVE'), unit: oneOf('VND', 'POINT'), owed: count }),
  fc.record({ code: oneOf('NOT_MATURED'), available: fc.nat({ max: MAX_DONG }).map(dong), from: moment }),
  fc.record({ code: oneOf('REFUNDS_DUE'), eventName: fc.string() }),
  fc.record({ code: oneOf('MORE_THAN_AVAILABLE'), available: fc.nat({ max: MAX_DONG }).map(dong) }),
  fc.record({ code: oneOf('BELOW_MINIMUM'), minimum: fc.nat({ max: MAX_DONG }).map(dong) }),
  fc.record({ code: oneOf('NOTHING_AFTER_FEE'), fee: fc.nat({ max: MAX_DONG }).map(dong) }),
);

const notApplied: fc.Arbitrary<NotApplied> = fc.oneof(
  fc.record({ because: oneOf('NOT_YET'), beginAt: moment }),
  fc.record({ because: oneOf('OVER'), endAt: moment }),
  oneOf('USED_UP', 'PAUSED', 'FREE_TICKET', 'NO_GAIN').map((because) => ({ because })),
  fc.record({ because: oneOf('WRONG_TICKET'), ticketTypeIds: fc.array(word, { maxLength: 3 }) }),
  fc.record({ because: oneOf('TOO_FEW'), minTicket: count, chosen: count }),
  fc.record({ because: oneOf('CARD_NEEDED', 'OTHER_CARD'), issuer: fc.option(word) }),
  fc.record({ because: oneOf('CARD_LIMIT'), limit: count }),
);

const rsvpTrouble: fc.Arbitrary<RsvpProblem> = fc.oneof(
  oneOf(
    'RSVP_INFORMATION_MISSING',
    'SECRET_INVALID',
    'INVITATION_TAKEN_BACK',
    'EVENT_ENDED',
    'PARTY_EMPTY',
    'ANSWERED_BY_ANOTHER',
    'TICKET_CHECKED_IN',
    'TICKET_HANDED_ON',
    'INVITER_NAME_MISSING',
    'TICKET_HAS_PRICE',
    'NOT_SENT_YET',
    'UNSUBSCRIBED',
    'ADDRESS_BOUNCED',
    'LETTER_EMPTY',
    'LINK_MISSING',
  ).map((code) => ({ code })),
  fc.record({ code: oneOf('EVENT_NOT_OPEN'), status: oneOf('READY', 'CANCELLED') }),
  fc.record({ code: oneOf('ANSWER_TOO_LATE'), answerBefore: moment }),
  fc.record({ code: oneOf('ANSWER_BY_TOO_EARLY'), earliest: moment }),
  fc.record({ code: oneOf('SEND_AFTER_END'), endAt: moment }),
  fc.record({ code: oneOf('PARTY_TOO_LARGE', 'TOO_MANY_ROWS', 'SENT_OFTEN_ENOUGH', 'LETTER_TOO_LONG'), max: count }),
  fc.record({ code: oneOf('ALREADY_INVITED', 'NOTHING_TO_ASK'), status: oneOf('INVITED', 'ACCEPTED', 'DECLINED') }),
  fc.record({ code: oneOf('UNKNOWN_FIELD'), field: word }),
  fc.record({ code: oneOf('PARTY_ALREADY_CHOSEN'), party: count }),
);

const mailingTrouble: fc.Arbitrary<MailingProblem> = fc.oneof(
  oneOf('NO_RECIPIENTS', 'MAILING_NOT_BEGUN', 'MAILING_BEGUN', 'MAILING_CANCELLED', 'MAILING_ENDED').map((code) => ({
    code,
  })),
  fc.record({ code: oneOf('SCHEDULED_TOO_LATE'), latest: moment }),
  fc.record({ code: oneOf('TOO_MANY_SCHEDULED'), max: count }),
  fc.record({ code: oneOf('TOO_MANY_RECIPIENTS'), people: count, left: count, raisedFrom: fc.option(moment) }),
  fc.record({ code: oneOf('BANK_AS_SENDER'), bank: word }),
  fc.record({ code: oneOf('LINKS_TOO_EARLY'), from: moment }),
);

const PROBLEMS: {
  readonly [Kind in InputProblem['kind']]: fc.Arbitrary<Extract<InputProblem, { readonly kind: Kind }>>;
} = {
  REQUIRED: fc.constant({ kind: 'REQUIRED' }),
  NOT_A_NUMBER: fc.constant({ kind: 'NOT_A_NUMBER' }),
  TOO_SMALL: fc.integer().map((min) => ({ kind: 'TOO_SMALL', min })),
  TOO_LARGE: fc.integer().map((max) => ({ kind: 'TOO_LARGE', max })),
  TOO_LONG: count.map((max) => ({ kind: 'TOO_LONG', max })),
  MALFORMED: fc.constant({ kind: 'MALFORMED' }),
};
const BLOCKERS: Readonly<Record<PublishBlocker, true>> = {
  NAME_MISSING: true,
  ADDRESS_MISSING: true,
  ONLINE_LINK_MISSING: true,
  SESSION_MISSING: true,
  SESSION_ENDED: true,
  TICKET_MISSING: true,
  CORPORATE_NOT_APPROVED: true,
  PUBLISHER_SUSPENDED: true,
};

const FACTS: { readonly [Code in RefusalCode]: fc.Arbitrary<Omit<RefusalOf<Code>, 'code'>> } = {
  UNAUTHORIZED: nothing,
  FORBIDDEN: nothing,
  NOT_FOUND: nothing,
  EVENT_NOT_FOUND: nothing,
  RATE_LIMITED: some({ retryAt: moment }),
  BUSY: both(some({ retryAfterMs: count }), perhaps({ because: fc.constant('OUTAGE' as const) })),
  INVALID_EMAIL: nothing,
  CODE_WRONG: some({ triesLeft: count }),
  CODE_EXPIRED: nothing,
  RESEND_TOO_SOON: some({ resendAt: moment }),
  SESSION_ENDED: nothing,
  ACCOUNT_SUSPENDED: nothing,
  PROVIDER_REFUSED: nothing,
  EMAIL_NOT_VERIFIED: nothing,
  LINKED_TO_ANOTHER_ACCOUNT: nothing,
  SECOND_FACTOR_REQUIRED: some({ step: oneOf('ASK', 'SET_UP_FIRST') }),
  FRESH_SIGN_IN_REQUIRED: nothing,
  CARD_UNDER_REVIEW: nothing,
  MEMBERS_REFUSED: some({
    because: oneOf(
      'NOT_YOURS_TO_MANAGE',
      'NOT_YOUR_OWN_ROLE',
      'NO_ACCOUNT',
      'ALREADY_IN',
      'NOT_IN',
      'LAST_OF_ROLE',
      'OWNS_THE_CORPORATE',
    ),
  }),
  REGISTRATION_STATE_FORBIDS: some({ state: oneOf('PENDING', 'APPROVED', 'REJECTED') }),
  CHANGED_MEANWHILE: fc.constant({}),
  INVALID_INPUT: some({ field: word, problem: fc.oneof(...Object.values(PROBLEMS)) }),
  IDEMPOTENCY_KEY_REQUIRED: nothing,
  IDEMPOTENCY_KEY_REUSED: nothing,
  INVALID_CURSOR: nothing,
  STALE: some({ by: fc.option(word) }),
  SOLD_OUT: ofTicket(both(some({ remaining: count }), perhaps({ waitingUntil: moment }))),
  REACH_LIMITED_PURCHASE: ofTicket(some({ max: count, because: oneOf('PURCHASE', 'ACCOUNT') })),
  NOT_A_MULTIPLE: ofTicket(some({ multipleOf: count })),
  NOT_ON_SALE: ofTicket(some({ because: oneOf('COMING_SOON', 'SALE_CLOSED', 'STOPPED_SELLING', 'ENDED') })),
  INVALID_SEAT: ofTicket(perhaps({ seatIds: fc.array(word, { maxLength: 5 }) })),
  SEATS_REFUSED: ofTicket(some({ trouble: seatTrouble })),
  WAITING_ROOM: some({
    eventId: count,
    because: oneOf('NOT_OPEN', 'MISSING', 'INVALID', 'OTHER_EVENT', 'OTHER_PERSON', 'EXPIRED'),
  }),
  REHEARSAL_REFUSED: some({ because: oneOf('SALE_IS_HOT', 'ANOTHER_RUNS', 'NOTHING_TO_SELL') }),
  PASS_REVOKED: nothing,
  PASS_OVER: some({ since: moment }),
  GATE_PIN_WRONG: some({ triesLeft: count }),
  GATE_PIN_LOCKED: some({ until: moment }),
  UNDO_REFUSED: some({ because: oneOf('NOT_FOUND', 'NOT_YOURS', 'ALREADY_UNDONE', 'NOT_LAST', 'TOO_LATE') }),
  SHOPPING_ITEMS_EMPTY: nothing,
  HOLD_EXPIRED: nothing,
  POLICY_NOT_AGREED: nothing,
  ANSWERS_INCOMPLETE: some({ fieldIds: fc.array(count, { maxLength: 3 }) }),
  GENERAL_INFO_MISSING: some({ fields: fc.subarray([...GENERAL_INFO], { minLength: 1 }) }),
  ATTENDEES_INCOMPLETE: both(some({ expected: count, given: count }), perhaps({ shoppingItemId: word })),
  PRICE_CHANGED: some({ price: fc.integer({ min: 0, max: MAX_DONG }).map(dong) }),
  PROMOTION_CODE_INVALID: nothing,
  PROMOTION_NOT_APPLIED: some({ why: notApplied }),
  PROMOTION_REFUSED: some({
    because: oneOf('TICKET_NOT_OF_EVENT', 'FREE_TICKET', 'EARLY_BIRD_WITHOUT_END', 'SALE_TIME_OVERLAPS', 'CODE_TAKEN'),
  }),
  DONATION_MESSAGE_TOO_LONG: some({ max: count }),
  DONATION_NOT_ACCEPTED: nothing,
  INVOICE_INCOMPLETE: some({ missing: fc.subarray(['companyName', 'taxCode', 'address'] as const) }),
  CHECKOUT_CLOSED: some({ state: word }),
  NOTHING_TO_PAY: nothing,
  PAYMENT_STARTED: nothing,
  TOO_MANY_UNPAID: some({ max: count }),
  PAYMENT_METHOD_UNAVAILABLE: nothing,
  GATEWAY_FAILED: nothing,
  NOT_SOLD_OUT: ofTicket(nothing),
  EXPORT_RUNNING: nothing,
  REPORT_IN_PREPARATION: nothing,
  WAITS_ALREADY: some({ party: count }),
  MANUAL_PAYMENT_OVER: nothing,
  LINK_EXPIRED: nothing,
  RSVP_REFUSED: some({ trouble: rsvpTrouble }),
  NOT_READY_TO_PUBLISH: some({ blockers: fc.subarray(Object.keys(BLOCKERS) as PublishBlocker[]) }),
  APPROVAL_ONLY_FOR_FREE: nothing,
  MAILING_REFUSED: some({ trouble: mailingTrouble }),
  TEAM_REFUSED: some({
    because: oneOf(
      'NOT_YOURS_TO_MANAGE',
      'NOT_YOUR_OWN_ROLE',
      'NO_ACCOUNT',
      'ALREADY_IN',
      'NOT_IN',
      'LAST_OF_ROLE',
      'OWNS_THE_EVENT',
      'SUSPENDED',
      'REVENUE_PAID_OVER',
    ),
  }),
  CAPACITY_BELOW_TAKEN: both(some({ sold: count, held: count }), perhaps({ heldUntil: moment })),
  SEATS_TAKEN: some({ seats: fc.array(word, { minLength: 1, maxLength: 3 }) }),
  HAS_ORDERS: some({ of: fc.constantFrom('UNPUBLISH', 'DELETE', 'CANCEL', 'SESSION', 'TICKET_TYPE', 'SEATS') }),
  EVENT_STATE_FORBIDS: some({ state: word }),
  NAME_DIFFERS: nothing,
  UNDO_OVER: some({ since: moment }),
  CORPORATE_NOT_APPROVED: nothing,
  UPLOAD_TOO_LARGE: some({ maxBytes: count }),
  UPLOAD_NOT_AN_IMAGE: nothing,
  UPLOAD_NOT_A_DOCUMENT: nothing,
  UPLOAD_LINK_EXPIRED: nothing,
  UPLOAD_LINK_USED: nothing,
  TICKET_STAYS: some({
    because: oneOf('TICKET_CHECKED_IN', 'TICKET_TRANSFERRED', 'EVENT_ENDED', 'TO_ONESELF', 'NOT_SENT'),
  }),
  SELF_SERVICE_REFUSED: some({ because: oneOf(...SELF_SERVICE_PROBLEMS), until: fc.option(moment) }),
  EINVOICE_STAYS: fc.record({ state: fc.constantFrom(...E_INVOICE_STATES) }),
  ORDER_NOTES_FULL: fc.record({ most: fc.nat() }),
  ORDER_STAYS: nothing,
  REFUND_REFUSED: both(
    some({ because: oneOf(...REFUND_PROBLEMS) }),
    perhaps({ left: fc.nat({ max: MAX_DONG }).map(dong), closedAt: moment }),
  ),
  NO_APPROVAL_NEEDED: nothing,
  ANSWERED_OTHERWISE: nothing,
  ORDER_GIVEN_UP: nothing,
  QR_INVALID: nothing,
  TICKET_VOID: nothing,
  TICKET_REISSUED: nothing,
  TICKET_TOO_EARLY: some({ beginAt: moment }),
  ALREADY_CHECKED_IN: some({ firstAt: moment }),
  RE_ENTRY_OFF: nothing,
  NOT_INSIDE: some({ leftAt: fc.option(moment) }),
  OTHER_EVENT_OR_SESSION: nothing,
  TRANSFER_CODE_UNKNOWN: nothing,
  TRANSFER_ALREADY_MATCHED: nothing,
  CARD_REFUSED: nothing,
  WITHDRAWAL_REFUSED: some({ trouble: withdrawalTrouble }),
  WITHDRAWAL_STAYS: some({
    because: oneOf(
      'WRONG_STATUS',
      'SAME_APPROVER',
      'OWN_WITHDRAWAL',
      'REQUESTER_SUSPENDED',
      'OWES_MONEY',
      'NOT_YOUR_WITHDRAWAL',
      'REASON_REQUIRED',
      'BANK_REFERENCE_REQUIRED',
    ),
  }),
  BALANCE_TOO_LOW: some({ unit: oneOf('VND', 'POINT'), missing: count }),
  PAYOUT_REFUSED: some({ because: oneOf(...PAYOUT_PROBLEMS) }),
  CHOICE_NOT_OPEN: nothing,
};

export const REFUSAL_CODES = Object.keys(FACTS) as readonly RefusalCode[];

export const refusalOf = (code: RefusalCode): fc.Arbitrary<Refusal> =>
  (FACTS[code] as fc.Arbitrary<object>).map((facts) => ({ ...facts, code }) as Refusal);
