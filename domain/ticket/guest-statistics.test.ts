import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGuest } from '#test/arbitraries/guest.arbitraries.ts';
import { aGuest } from '#test/builders/a-guest.ts';
import { CHECK_IN_STATUSES, matchesCheckIn } from './check-in-status.ts';
import { guestRow } from './guest-row.ts';
import { countByStatus, guestStatistics, redeemCounts } from './guest-statistics.ts';
import { GUEST_STATUSES } from './guest-status.ts';

const counted = fc.tuple(anyGuest, fc.nat({ max: 3 })).map(([guest, times]) => ({ ...guest, times }));

describe('figures of the guest list', () => {
  it('of five people', () => {
    const guests = [
      aGuest(),
      aGuest({ invitation: 'ACCEPTED', ticket: { status: 'VALID', checkIns: 2 } }),
      aGuest({ invitation: 'DECLINED', ticket: null }),
      aGuest({ invitation: 'WAITING', ticket: null }),
      aGuest({ invitation: 'INVITED', ticket: { status: 'VOID', checkIns: 0 } }),
      aGuest({ invitation: 'TAKEN_BACK', ticket: { status: 'VOID', checkIns: 1 } }),
    ];
    expect(guestStatistics(guests.map((guest) => ({ ...guest, times: 1 })))).toEqual({
      guests: 6,
      invited: 4,
      accepted: 1,
      waiting: 1,
      declined: 1,
      unanswered: 1,
      checkedIn: 2,
      notCheckedIn: 1,
      checkIns: 3,
    });
  });

  it('are sums of the rows', () => {
    fc.assert(
      fc.property(fc.array(counted), fc.array(counted), (some, others) => {
        const [one, other, both] = [some, others, [...some, ...others]].map((guests) => guestStatistics(guests));
        for (const figure of [
          'guests',
          'invited',
          'accepted',
          'waiting',
          'declined',
          'unanswered',
          'checkedIn',
          'notCheckedIn',
          'checkIns',
        ] as const) {
          expect(both?.[figure]).toBe((one?.[figure] ?? 0) + (other?.[figure] ?? 0));
        }
        const sums = guestStatistics(some);
        expect(sums.invited).toBe(sums.accepted + sums.waiting + sums.declined + sums.unanswered);
        const rows = some.flatMap((guest) => Array.from({ length: guest.times }, () => guestRow(guest)));
        expect(sums.checkedIn).toBe(rows.filter(({ checkIn }) => checkIn === 'CHECKED_IN').length);
        expect(sums.notCheckedIn).toBe(rows.filter(({ checkIn }) => checkIn === 'NOT_CHECKED_IN').length);
        expect(sums.checkIns).toBe(rows.reduce((sum, { numberOfCheckIns }) => sum + numberOfCheckIns, 0));
        const counts = countByStatus(some.map((guest) => ({ status: guestRow(guest).status, times: guest.times })));
        expect(Object.keys(counts)).toEqual([...GUEST_STATUSES]);
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(sums.guests);
        for (const status of GUEST_STATUSES)
          expect(counts[status]).toBe(rows.filter((row) => row.status === status).length);
      }),
    );
  });
});

describe('the door’s figures', () => {
  it('count valid tickets', () => {
    const ticket = fc.record({
      status: fc.constantFrom('VALID' as const, 'VOID' as const),
      checkIns: fc.nat({ max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(ticket), (tickets) => {
        const valid = tickets.filter(({ status }) => status === 'VALID');
        expect(redeemCounts(tickets)).toEqual({
          bought: valid.length,
          redeemed: valid.filter(({ checkIns }) => checkIns > 0).length,
        });
      }),
    );
  });

  it('a ticket matches one of the two filters, and the unfiltered list', () => {
    for (const checkIns of [0, 1, 2]) {
      expect(matchesCheckIn(null, { checkIns })).toBe(true);
      expect(CHECK_IN_STATUSES.filter((list) => matchesCheckIn(list, { checkIns }))).toEqual([
        checkIns > 0 ? 'CHECKED_IN' : 'NOT_CHECKED_IN',
      ]);
    }
  });
});
