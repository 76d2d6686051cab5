import { describe, expect, it } from 'vitest';
import type { PublishBlocker } from '#domain/event/event-refusals.ts';
import { LOCALES } from '#domain/kernel/locale/locale.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { PAYOUT_PROBLEMS } from '#domain/money/payout-problem.ts';
import type { Refusal, RefusalCode, RefusalOf } from '#domain/refusal.ts';
import { REFUND_PROBLEMS } from '#domain/sale/refund/refund-problem.ts';
import { SELF_SERVICE_PROBLEMS } from '#domain/ticket/self-service.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { refusalSentence } from './refusals.ts';

const EVERY_BLOCKER: readonly PublishBlocker[] = [
  'NAME_MISSING',
  'ADDRESS_MISSING',
  'ONLINE_LINK_MISSING',
  'SESSION_MISSING',
  'SESSION_ENDED',
  'TICKET_MISSING',
  'CORPORATE_NOT_APPROVED',
];

const EXAMPLES: { readonly [Code in RefusalCode]: readonly Omit<RefusalOf<Code>, 'code'>[] } = {
  UNAUTHORIZED: [{}],
  FORBIDDEN: [{}],
  NOT_FOUND: [{}],
  EVENT_NOT_FOUND: [{}],
  RATE_LIMITED: [{ retryAt: NOW }],
  BUSY: [{ retryAfterMs: 500 }, { retryAfterMs: 500, because: 'OUTAGE' }],
  INVALID_EMAIL: [{}],
  CODE_WRONG: [{ triesLeft: 0 }, { triesLeft: 1 }, { triesLeft: 4 }],
  CODE_EXPIRED: [{}],
  RESEND_TOO_SOON: [{ resendAt: NOW }],
  SESSION_ENDED: [{}],
  ACCOUNT_SUSPENDED: [{}],
  PROVIDER_REFUSED: [{}],
  EMAIL_NOT_VERIFIED: [{}],
  LINKED_TO_ANOTHER_ACCOUNT: [{}],
  CHANGED_MEANWHILE: [{}],
  INVALID_INPUT: [{ field: 'name', problem: { kind: 'REQUIRED' } }],
  IDEMPOTENCY_KEY_REQUIRED: [{}],
  IDEMPOTENCY_KEY_REUSED: [{}],
  INVALID_CURSOR: [{}],
  STALE: [{ by: null }, { by: 'Mai Anh' }],
  SOLD_OUT: [{ remaining: 0 }, { remaining: 1, waitingUntil: minutes(9) }],
  REACH_LIMITED_PURCHASE: [{ max: 5, because: 'PURCHASE' }],
  NOT_A_MULTIPLE: [{ multipleOf: 2 }],
  NOT_ON_SALE: (['COMING_SOON', 'SALE_CLOSED', 'STOPPED_SELLING', 'ENDED'] as const).map((because) => ({ because })),
  INVALID_SEAT: [{}, { seatIds: ['a1'] }],
  SEATS_REFUSED: [
    { trouble: { code: 'NOT_ENOUGH_SEATS', free: 2 } },
    { trouble: { code: 'SEAT_NOT_AVAILABLE', seatId: 'a1', obstacle: { because: 'BLOCKED' } } },
  ],
  RSVP_REFUSED: [{ trouble: { code: 'SECRET_INVALID' } }, { trouble: { code: 'PARTY_TOO_LARGE', max: 2 } }],
  WAITING_ROOM: [{ eventId: 1012, because: 'MISSING' }],
  REHEARSAL_REFUSED: [{ because: 'SALE_IS_HOT' }, { because: 'ANOTHER_RUNS' }, { because: 'NOTHING_TO_SELL' }],
  PASS_REVOKED: [{}],
  PASS_OVER: [{ since: NOW }],
  GATE_PIN_WRONG: [{ triesLeft: 4 }, { triesLeft: 1 }, { triesLeft: 0 }],
  GATE_PIN_LOCKED: [{ until: NOW }],
  UNDO_REFUSED: [
    { because: 'NOT_FOUND' },
    { because: 'NOT_YOURS' },
    { because: 'ALREADY_UNDONE' },
    { because: 'NOT_LAST' },
    { because: 'TOO_LATE' },
  ],
  SHOPPING_ITEMS_EMPTY: [{}],
  HOLD_EXPIRED: [{}],
  POLICY_NOT_AGREED: [{}],
  ATTENDEES_INCOMPLETE: [{ expected: 2, given: 1 }],
  GENERAL_INFO_MISSING: [{ fields: ['phoneNumber'] }],
  ANSWERS_INCOMPLETE: [{ fieldIds: [1] }],
  PRICE_CHANGED: [{ price: dong(400_000) }],
  PROMOTION_CODE_INVALID: [{}],
  PROMOTION_NOT_APPLIED: [{ why: { because: 'USED_UP' } }, { why: { because: 'OVER', endAt: minutes(9) } }],
  PROMOTION_REFUSED: (
    ['TICKET_NOT_OF_EVENT', 'FREE_TICKET', 'EARLY_BIRD_WITHOUT_END', 'SALE_TIME_OVERLAPS', 'CODE_TAKEN'] as const
  ).map((because) => ({ because })),
  DONATION_MESSAGE_TOO_LONG: [{ max: 500 }],
  DONATION_NOT_ACCEPTED: [{}],
  INVOICE_INCOMPLETE: [{ missing: ['taxCode'] }],
  CHECKOUT_CLOSED: [{ state: 'COMPLETED' }],
  NOTHING_TO_PAY: [{}],
  PAYMENT_STARTED: [{}],
  TOO_MANY_UNPAID: [{ max: 3 }],
  PAYMENT_METHOD_UNAVAILABLE: [{}],
  GATEWAY_FAILED: [{}],
  EXPORT_RUNNING: [{}],
  REPORT_IN_PREPARATION: [{}],
  NOT_SOLD_OUT: [{}],
  WAITS_ALREADY: [{ party: 1 }, { party: 3 }],
  MANUAL_PAYMENT_OVER: [{}],
  LINK_EXPIRED: [{}],
  NOT_READY_TO_PUBLISH: [{ blockers: EVERY_BLOCKER }],
  APPROVAL_ONLY_FOR_FREE: [{}],
  MAILING_REFUSED: [
    { trouble: { code: 'NO_RECIPIENTS' } },
    { trouble: { code: 'TOO_MANY_RECIPIENTS', people: 2_000, left: 150, raisedFrom: null } },
    { trouble: { code: 'TOO_MANY_RECIPIENTS', people: 2_000, left: 150, raisedFrom: minutes(9) } },
    { trouble: { code: 'BANK_AS_SENDER', bank: 'Vietcombank' } },
    { trouble: { code: 'LINKS_TOO_EARLY', from: minutes(9) } },
    { trouble: { code: 'SCHEDULED_TOO_LATE', latest: minutes(9) } },
    { trouble: { code: 'TOO_MANY_SCHEDULED', max: 20 } },
    { trouble: { code: 'MAILING_NOT_BEGUN' } },
    { trouble: { code: 'MAILING_BEGUN' } },
    { trouble: { code: 'MAILING_CANCELLED' } },
    { trouble: { code: 'MAILING_ENDED' } },
  ],
  TEAM_REFUSED: (
    [
      'NOT_YOURS_TO_MANAGE',
      'NOT_YOUR_OWN_ROLE',
      'NO_ACCOUNT',
      'ALREADY_IN',
      'NOT_IN',
      'LAST_OF_ROLE',
      'OWNS_THE_EVENT',
      'SUSPENDED',
      'REVENUE_PAID_OVER',
    ] as const
  ).map((because) => ({ because })),
  CAPACITY_BELOW_TAKEN: [
    { sold: 1, held: 0 },
    { sold: 3, held: 2 },
    { sold: 3, held: 2, heldUntil: minutes(9) },
  ],
  SEATS_TAKEN: [{ seats: ['A1', 'A2'] }],
  HAS_ORDERS: (['UNPUBLISH', 'DELETE', 'CANCEL', 'SESSION', 'TICKET_TYPE', 'SEATS'] as const).map((of) => ({ of })),
  EVENT_STATE_FORBIDS: [
    { state: 'READY' },
    { state: 'PUBLISHED' },
    { state: 'CANCELLED' },
    { state: 'ARCHIVED' },
    { state: 'constructor' },
  ],
  NAME_DIFFERS: [{}],
  UNDO_OVER: [{ since: NOW }],
  CORPORATE_NOT_APPROVED: [{}],
  UPLOAD_TOO_LARGE: [{ maxBytes: 2 * 1_048_576 - 1 }, { maxBytes: 10 * 1_048_576 }],
  UPLOAD_NOT_AN_IMAGE: [{}],
  UPLOAD_NOT_A_DOCUMENT: [{}],
  UPLOAD_LINK_EXPIRED: [{}],
  UPLOAD_LINK_USED: [{}],
  TICKET_STAYS: (['TICKET_CHECKED_IN', 'TICKET_TRANSFERRED', 'EVENT_ENDED', 'TO_ONESELF', 'NOT_SENT'] as const).map(
    (because) => ({ because }),
  ),
  SELF_SERVICE_REFUSED: SELF_SERVICE_PROBLEMS.map((because) => ({ because, until: null })),
  EINVOICE_STAYS: [{ state: 'ISSUED' }, { state: 'DROPPED' }],
  ORDER_NOTES_FULL: [{ most: 100 }],
  ORDER_STAYS: [{}],
  REFUND_REFUSED: [
    ...REFUND_PROBLEMS.map((because) => ({ because })),
    { because: 'MORE_THAN_LEFT', left: dong(400_000) },
    { because: 'WHOLE_ONLY', left: dong(400_000) },
    { because: 'WINDOW_OVER', closedAt: NOW },
  ],
  NO_APPROVAL_NEEDED: [{}],
  ANSWERED_OTHERWISE: [{}],
  ORDER_GIVEN_UP: [{}],
  QR_INVALID: [{}],
  TICKET_VOID: [{}],
  TICKET_TOO_EARLY: [{ beginAt: NOW }],
  ALREADY_CHECKED_IN: [{ firstAt: NOW }],
  RE_ENTRY_OFF: [{}],
  NOT_INSIDE: [{ leftAt: null }, { leftAt: NOW }],
  TICKET_REISSUED: [{}],
  OTHER_EVENT_OR_SESSION: [{}],
  TRANSFER_CODE_UNKNOWN: [{}],
  TRANSFER_ALREADY_MATCHED: [{}],
  CARD_REFUSED: [{}],
  PAYOUT_REFUSED: PAYOUT_PROBLEMS.map((because) => ({ because })),
  WITHDRAWAL_REFUSED: [
    { trouble: { code: 'AMOUNT_REQUIRED' } },
    { trouble: { code: 'KYC_REQUIRED', status: null } },
    { trouble: { code: 'MORE_THAN_AVAILABLE', available: dong(400_000) } },
    { trouble: { code: 'NOT_MATURED', available: dong(400_000), from: NOW } },
    { trouble: { code: 'REFUNDS_DUE', eventName: 'Jazz by the river' } },
    { trouble: { code: 'BALANCE_NEGATIVE', unit: 'POINT', owed: 200 } },
  ],
  WITHDRAWAL_STAYS: [{ because: 'SAME_APPROVER' }, { because: 'OWN_WITHDRAWAL' }],
  BALANCE_TOO_LOW: [
    { unit: 'VND', missing: 2_000 },
    { unit: 'POINT', missing: 2_000 },
  ],
  SECOND_FACTOR_REQUIRED: [{ step: 'ASK' }, { step: 'SET_UP_FIRST' }],
  FRESH_SIGN_IN_REQUIRED: [{}],
  CARD_UNDER_REVIEW: [{}],
  MEMBERS_REFUSED: (
    [
      'NOT_YOURS_TO_MANAGE',
      'NOT_YOUR_OWN_ROLE',
      'NO_ACCOUNT',
      'ALREADY_IN',
      'NOT_IN',
      'LAST_OF_ROLE',
      'OWNS_THE_CORPORATE',
      'NOT_OFFERED',
    ] as const
  ).map((because) => ({ because })),
  REGISTRATION_STATE_FORBIDS: [{ state: 'PENDING' }, { state: 'APPROVED' }, { state: 'REJECTED' }],
  CHOICE_NOT_OPEN: [{}],
};

const every = Object.entries(EXAMPLES).flatMap(([code, examples]) =>
  examples.map((data) => ({ code, ...data }) as Refusal),
);

describe('sentences for refusals', () => {
  it.each(every.map((refusal) => [refusal.code, refusal] as const))(
    'has a complete sentence for %s in both languages',
    (_code, refusal) => {
      const [en, vi] = LOCALES.map((locale) => refusalSentence(refusal, locale));
      for (const sentence of [en, vi]) {
        expect(sentence).not.toBe('');
        expect(sentence).not.toMatch(/undefined|null|NaN|\{|\}|_/);
      }
      expect(en).not.toBe(vi);
      // The sign of the currency is the same in both.
      expect(en?.replaceAll('\u00a0đ', '')).not.toMatch(/[ăâđêôơưạảấầẩẫậắằẳẵặ]/i);
    },
  );

  it.each<[Refusal, 'en' | 'vi', string]>([
    [{ code: 'SOLD_OUT', remaining: 0 }, 'en', 'Ticket Sold Out!'],
    [
      { code: 'REACH_LIMITED_PURCHASE', max: 5, because: 'PURCHASE' },
      'vi',
      'Bạn đã vượt quá số lượng vé cho phép của sự kiện này.',
    ],
    [{ code: 'SHOPPING_ITEMS_EMPTY' }, 'vi', 'Vui lòng chọn số lượng vé'],
    [{ code: 'INVALID_SEAT' }, 'vi', 'Một trong những ghế bạn chọn đã được mua'],
    [{ code: 'UNAUTHORIZED' }, 'vi', 'Vui lòng đăng nhập'],
    [{ code: 'POLICY_NOT_AGREED' }, 'en', 'Please agree to the event regulations'],
    [
      { code: 'APPROVAL_ONLY_FOR_FREE' },
      'en',
      'You cannot set a ticket price when the approval-required feature is enabled.',
    ],
    [{ code: 'QR_INVALID' }, 'en', 'QR code invalid'],
    [{ code: 'OTHER_EVENT_OR_SESSION' }, 'en', "You're not registered for this event/session"],
    [{ code: 'INVALID_EMAIL' }, 'en', 'Please enter a valid email format'],
  ])('quotes the specification for %j in %s', (refusal, locale, sentence) => {
    expect(refusalSentence(refusal, locale)).toBe(sentence);
  });

  it('refuses a donation message that is too long, in both languages [S5-37]', () => {
    const tooLong: Refusal = { code: 'DONATION_MESSAGE_TOO_LONG', max: 500 };
    expect(refusalSentence(tooLong, 'vi')).toBe('Lời nhắn không được quá 500 ký tự');
    expect(refusalSentence(tooLong, 'en')).toBe('The message may not exceed 500 characters');
  });

  it.each([
    ['READY', 'Only available for published events'],
    ['ARCHIVED', 'This event is archived. Restore it first'],
    ['constructor', 'The event’s current state doesn’t allow this'],
  ])('names the state of a %s event', (state, sentence) => {
    expect(refusalSentence({ code: 'EVENT_STATE_FORBIDS', state }, 'en')).toBe(sentence);
  });

  it('lists everything missing for publishing at once', () => {
    const refusal: Refusal = { code: 'NOT_READY_TO_PUBLISH', blockers: ['NAME_MISSING', 'ADDRESS_MISSING'] };
    expect(refusalSentence(refusal, 'en')).toBe('Please enter a name for the event. Please enter the event address');
  });

  it('says how many tickets are sold and held, and until when, for a capacity that is too low', () => {
    const refusal: Refusal = { code: 'CAPACITY_BELOW_TAKEN', sold: 3, held: 2, heldUntil: minutes(9) };
    expect(refusalSentence(refusal, 'en')).toBe(
      '3 tickets sold and 2 being paid for until 10:09, 20\u00a0Nov\u00a02026. The capacity can’t be lower than 5',
    );
    expect(refusalSentence(refusal, 'vi')).toBe(
      'Đã bán 3 vé và 2 vé đang chờ thanh toán đến 10:09, 20/11/2026, không thể đặt số lượng thấp hơn 5',
    );
  });
});
