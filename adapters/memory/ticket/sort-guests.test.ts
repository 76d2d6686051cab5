import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GUEST_SORTS } from '#domain/ticket/guest-sort.ts';
import { minutes } from '#test/builders/moments.ts';
import { sortGuests } from './sort-guests.ts';

const byLetters = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const guest = (
  id: number,
  name: string,
  ticketName: string,
  sessionName: string,
  boughtAt: number,
  firstCheckInAt: number | null,
) => ({
  id,
  firstName: name,
  lastName: null,
  ticketName,
  sessionName,
  boughtAt: minutes(boughtAt),
  firstCheckInAt: firstCheckInAt === null ? null : minutes(firstCheckInAt),
});

const guests = [
  guest(1, 'Lan', 'Sen', 'Chiều', 1, 20),
  guest(2, 'An', 'VIP', 'Tối', 3, null),
  guest(3, 'Minh', 'Mai', 'Sáng', 2, 10),
];

describe('the guest list', () => {
  it.each([
    ['newest', [2, 3, 1]],
    ['name', [2, 1, 3]],
    ['ticket', [3, 1, 2]],
    ['session', [1, 3, 2]],
    ['checkIn', [2, 3, 1]],
  ] as const)('by %s', (sort, ids) => {
    expect(sortGuests(guests, sort, false, byLetters).map(({ id }) => id)).toEqual(ids);
    expect(sortGuests(guests, sort, true, byLetters).map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('keeps every guest and is stable', () => {
    const one = fc.record({
      name: fc.constantFrom('An', 'Lan'),
      bought: fc.constantFrom(1, 2),
      came: fc.constantFrom(null, 5),
    });
    fc.assert(
      fc.property(fc.array(one), fc.constantFrom(...GUEST_SORTS), fc.boolean(), (rows, sort, descending) => {
        const list = rows.map(({ name, bought, came }, id) => guest(id, name, name, name, bought, came));
        const sorted = sortGuests(list, sort, descending, byLetters);
        expect(sorted.map(({ id }) => id).sort((a, b) => a - b)).toEqual(list.map(({ id }) => id));
        expect(sortGuests(sorted, sort, descending, byLetters)).toEqual(sorted);
        expect(list.map(({ id }) => id)).toEqual(rows.map((_, id) => id));
      }),
    );
  });
});
