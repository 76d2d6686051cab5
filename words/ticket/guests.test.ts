import { expect, it } from 'vitest';
import { LOCALES } from '#domain/kernel/locale/locale.ts';
import { GUEST_STATUSES } from '#domain/ticket/guest-status.ts';
import { GUEST_STATUSES_SAID } from './guests.ts';

it('guest statuses quote the specification [S4-19]', () => {
  expect(GUEST_STATUSES.map((status) => GUEST_STATUSES_SAID[status].en).sort()).toEqual(
    [
      'Unpaid',
      'Pending Payment',
      'Payment Processing',
      'Approved',
      'Declined',
      'Waiting approval',
      'Attending',
      'Not Attending',
      'RSVP Accepted',
      'Checked in',
      'Not Checked in',
      'Invited',
    ].sort(),
  );
});

it('statuses all read differently', () => {
  for (const locale of LOCALES) {
    expect(new Set(GUEST_STATUSES.map((status) => GUEST_STATUSES_SAID[status][locale])).size).toBe(
      GUEST_STATUSES.length,
    );
  }
});
