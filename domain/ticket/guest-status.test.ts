import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAYMENT_STATES } from '#domain/money/payment/payment-state.ts';
import { anyGuest } from '#test/arbitraries/guest.arbitraries.ts';
import { aGuest, anOrderingGuest } from '#test/builders/a-guest.ts';
import { guestRow } from './guest-row.ts';
import { GUEST_STATUSES, type GuestFacts, type GuestStatus, guestStatus } from './guest-status.ts';

const USED = { status: 'VALID', checkIns: 2 } as const;
const VOID = { status: 'VOID', checkIns: 0 } as const;
const only = (invitation: GuestFacts['invitation']): GuestFacts => aGuest({ invitation, order: null, ticket: null });
const approved = { status: 'SUCCESSFUL', payment: null, approval: 'GIVEN' } as const;

describe('the status of a guest', () => {
  const examples: readonly (readonly [string, GuestFacts, GuestStatus])[] = [
    ['who has not begun to pay', anOrderingGuest({}), 'UNPAID'],
    ['whose time to pay is over', anOrderingGuest({ status: 'UNSUCCESSFUL', payment: 'EXPIRED' }), 'UNPAID'],
    ['whose money is awaited', anOrderingGuest({ payment: 'PENDING' }), 'PENDING_PAYMENT'],
    ['who has paid a part', anOrderingGuest({ payment: 'PART_PAID' }), 'PAYMENT_PROCESSING'],
    ['whose money came late', anOrderingGuest({ status: 'UNSUCCESSFUL', payment: 'LATE_MONEY' }), 'PAYMENT_PROCESSING'],
    [
      'whose order waits for the organiser',
      anOrderingGuest({ status: 'REQUIRED_APPROVAL', approval: 'WAITING' }),
      'WAITING_APPROVAL',
    ],
    ['whom the organiser approved', aGuest({ order: approved }), 'APPROVED'],
    ['whom the organiser approved a moment ago', aGuest({ order: approved, ticket: null }), 'APPROVED'],
    ['whom the organiser declined', anOrderingGuest({ status: 'REFUNDED', approval: 'DECLINED' }), 'DECLINED'],
    ['who was invited', only('INVITED'), 'INVITED'],
    ['who accepted and waits for a place', only('WAITING'), 'RSVP_ACCEPTED'],
    ['who accepted', aGuest({ invitation: 'ACCEPTED' }), 'RSVP_ACCEPTED'],
    ['who declined the invitation', only('DECLINED'), 'NOT_ATTENDING'],
    ['who was struck from the list', only('TAKEN_BACK'), 'NOT_ATTENDING'],
    ['who bought a ticket', aGuest(), 'ATTENDING'],
    ['who bought a ticket though the invitation was declined', aGuest({ invitation: 'DECLINED' }), 'ATTENDING'],
    ['who was given a ticket', aGuest({ order: null }), 'ATTENDING'],
    ['whose ticket is about to be issued', aGuest({ ticket: null }), 'ATTENDING'],
    ['whose ticket is void', aGuest({ ticket: VOID }), 'NOT_ATTENDING'],
    ['whose approved ticket is void', aGuest({ order: approved, ticket: VOID }), 'NOT_ATTENDING'],
    ['whose approved order was refunded', anOrderingGuest({ status: 'REFUNDED', approval: 'GIVEN' }), 'NOT_ATTENDING'],
    [
      'whose order needs a yes that nobody asked for',
      anOrderingGuest({ status: 'REQUIRED_APPROVAL', approval: 'NOT_NEEDED', payment: 'SUCCEEDED' }),
      'ATTENDING',
    ],
    ['who took the order back', anOrderingGuest({ status: 'WITHDRAWN', approval: 'WAITING' }), 'NOT_ATTENDING'],
    ['whose order was cancelled', anOrderingGuest({ status: 'CANCELLED', payment: 'SUCCEEDED' }), 'NOT_ATTENDING'],
    [
      'whose void order was invited',
      anOrderingGuest({ status: 'CANCELLED' }, { invitation: 'ACCEPTED' }),
      'NOT_ATTENDING',
    ],
    ['who did nothing at all', aGuest({ order: null, ticket: null }), 'NOT_ATTENDING'],
    ['who has not come, with the doors open', aGuest({ doorsOpen: true }), 'NOT_CHECKED_IN'],
    ['who was approved and has not come', aGuest({ order: approved, doorsOpen: true }), 'NOT_CHECKED_IN'],
    ['who came', aGuest({ ticket: USED, doorsOpen: true }), 'CHECKED_IN'],
    ['who came before the doors were to open', aGuest({ ticket: USED }), 'CHECKED_IN'],
    ['who came on a ticket that is void by now', aGuest({ ticket: { ...VOID, checkIns: 1 } }), 'CHECKED_IN'],
    ['whose ticket is void, with the doors open', aGuest({ ticket: VOID, doorsOpen: true }), 'NOT_ATTENDING'],
    [
      'whose order waits for the organiser, with the doors open',
      anOrderingGuest({ status: 'REQUIRED_APPROVAL', approval: 'WAITING' }, { doorsOpen: true }),
      'WAITING_APPROVAL',
    ],
  ];

  it.each(examples)('a guest %s [S4-19]', (_who, guest, status) => {
    expect(guestStatus(guest)).toBe(status);
  });

  it('has twelve values, all of them used [S4-19]', () => {
    expect([...GUEST_STATUSES].sort()).toEqual([
      'APPROVED',
      'ATTENDING',
      'CHECKED_IN',
      'DECLINED',
      'INVITED',
      'NOT_ATTENDING',
      'NOT_CHECKED_IN',
      'PAYMENT_PROCESSING',
      'PENDING_PAYMENT',
      'RSVP_ACCEPTED',
      'UNPAID',
      'WAITING_APPROVAL',
    ]);
    expect(new Set(examples.map(([, , status]) => status))).toEqual(new Set(GUEST_STATUSES));
  });

  it.each([
    ['PENDING', 'PENDING_PAYMENT'],
    ['PART_PAID', 'PAYMENT_PROCESSING'],
    ['SUCCEEDED', 'PAYMENT_PROCESSING'],
    ['LATE_MONEY', 'PAYMENT_PROCESSING'],
    ['REFUND_DUE', 'PAYMENT_PROCESSING'],
    ['EXPIRED', 'UNPAID'],
    ['CANCELLED', 'UNPAID'],
    ['FAILED', 'UNPAID'],
    ['REFUNDED', 'UNPAID'],
  ] as const)('an order awaiting money with a payment that is %s: %s', (payment, status) => {
    expect(guestStatus(anOrderingGuest({ payment }))).toBe(status);
    expect(guestStatus(anOrderingGuest({ payment, status: 'UNSUCCESSFUL' }))).toBe(status);
    expect(PAYMENT_STATES).toHaveLength(9);
  });

  it('is unique and agrees with the columns', () => {
    fc.assert(
      fc.property(anyGuest, (guest) => {
        const { status, rsvp, checkIn, numberOfCheckIns } = guestRow(guest);
        expect(GUEST_STATUSES.filter((one) => one === status)).toHaveLength(1);
        expect(numberOfCheckIns).toBe(guest.ticket?.checkIns ?? 0);
        expect(checkIn === 'CHECKED_IN').toBe(numberOfCheckIns > 0);
        expect(status === 'CHECKED_IN').toBe(numberOfCheckIns > 0);
        expect(checkIn === null).toBe(
          guest.ticket === null || (guest.ticket.status === 'VOID' && numberOfCheckIns === 0),
        );
        if (status === 'NOT_CHECKED_IN') expect([checkIn, guest.doorsOpen]).toEqual(['NOT_CHECKED_IN', true]);
        if (['INVITED', 'RSVP_ACCEPTED', 'ATTENDING', 'NOT_ATTENDING'].includes(status)) expect(rsvp).toBe(status);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [
      'a ticket says more than an order',
      aGuest({ order: { status: 'CANCELLED', payment: null, approval: 'NOT_NEEDED' } }),
      'ATTENDING',
    ],
    ['an order says more than an invitation', anOrderingGuest({}, { invitation: 'DECLINED' }), 'ATTENDING'],
    [
      'who pays for an accepted invitation has accepted',
      anOrderingGuest({}, { invitation: 'ACCEPTED' }),
      'RSVP_ACCEPTED',
    ],
    ['who could not pay does not attend', anOrderingGuest({ status: 'UNSUCCESSFUL' }), 'NOT_ATTENDING'],
    ['who is declined does not attend', anOrderingGuest({ status: 'REFUNDED', approval: 'DECLINED' }), 'NOT_ATTENDING'],
    [
      'who waits for approval means to come',
      anOrderingGuest({ status: 'REQUIRED_APPROVAL', approval: 'WAITING' }),
      'ATTENDING',
    ],
  ] as const)('the RSVP column: %s', (_what, guest, rsvp) => {
    expect(guestRow(guest).rsvp).toBe(rsvp);
  });
});
