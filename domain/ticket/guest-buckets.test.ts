import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGuest } from '#test/arbitraries/guest.arbitraries.ts';
import { aGuest, anOrderingGuest } from '#test/builders/a-guest.ts';
import { GUEST_BUCKETS, guestBuckets, ticketBuckets } from './guest-buckets.ts';

const ALL = { mode: null, invitationId: null, types: null };

describe('the lists of the guest screens', () => {
  it.each([
    ['a ticket', aGuest(), ['GUESTS', 'NOT_CHECKED_IN']],
    ['a used ticket', aGuest({ ticket: { status: 'VALID', checkIns: 1 } }), ['GUESTS', 'CHECKED_IN']],
    ['a void ticket', aGuest({ ticket: { status: 'VOID', checkIns: 0 } }), []],
    ['a void ticket that was used', aGuest({ ticket: { status: 'VOID', checkIns: 1 } }), []],
    ['an accepted invitation', aGuest({ invitation: 'ACCEPTED' }), ['GUESTS', 'INVITED', 'NOT_CHECKED_IN']],
    ['a declined invitation', aGuest({ invitation: 'DECLINED', order: null, ticket: null }), ['INVITED']],
    ['an invitation that was taken back', aGuest({ invitation: 'TAKEN_BACK', order: null, ticket: null }), []],
    [
      'an order that waits for the organiser',
      anOrderingGuest({ status: 'REQUIRED_APPROVAL', approval: 'WAITING' }),
      ['PENDING_APPROVAL'],
    ],
    ['an order without a payment', anOrderingGuest({}), ['UNPAID']],
    ['an order whose money is awaited', anOrderingGuest({ payment: 'PENDING' }), ['UNPAID']],
    ['an order whose money is looked at', anOrderingGuest({ payment: 'PART_PAID' }), ['UNPAID']],
  ] as const)('%s', (_what, guest, buckets) => {
    expect(guestBuckets(guest)).toEqual(buckets);
  });

  it('count their guests, by ticket mode or invitation', () => {
    const listed = fc.record({
      guest: anyGuest,
      mode: fc.constantFrom('ONLINE', 'ONSITE', null),
      invitationId: fc.constantFrom('i1', 'i2', null),
      times: fc.nat({ max: 3 }),
    });
    const query = fc.record({
      mode: fc.constantFrom('ONLINE', 'ONSITE', null),
      invitationId: fc.constantFrom('i1', 'i2', null),
      types: fc.option(fc.subarray([...GUEST_BUCKETS])),
    });
    fc.assert(
      fc.property(fc.array(listed), query, (rows, asked) => {
        const guests = rows.map(({ guest, ...rest }) => ({ ...guest, ...rest }));
        const wanted = guests.filter(
          (guest) => [guest.mode, null].includes(asked.mode) && [guest.invitationId, null].includes(asked.invitationId),
        );
        const counts = ticketBuckets(guests, asked);
        expect(counts.map(({ type }) => type)).toEqual(asked.types ?? [...GUEST_BUCKETS]);
        for (const { type, count } of counts)
          expect(count).toBe(
            wanted.filter((guest) => guestBuckets(guest).includes(type)).reduce((sum, { times }) => sum + times, 0),
          );
        const of = (type: string) => ticketBuckets(guests, ALL).find((bucket) => bucket.type === type)?.count ?? -1;
        expect(of('GUESTS')).toBe(of('CHECKED_IN') + of('NOT_CHECKED_IN'));
      }),
    );
  });
});
