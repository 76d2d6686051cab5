import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giveTickets, MOST_GIVEN_AT_ONCE } from './give-tickets.ts';

const lan = { firstName: 'Lan', lastName: null, email: 'lan@example.com' };
const rows = (count: number) => Array.from({ length: count }, () => lan);

describe('giving tickets', () => {
  it('goes to everyone on the list, duplicates included', () => {
    expect(giveTickets([lan, { ...lan, firstName: ' Minh ' }, lan], 3)).toEqual({
      ok: true,
      value: [
        { row: 1, recipient: lan },
        { row: 2, recipient: { ...lan, firstName: 'Minh' } },
        { row: 3, recipient: lan },
      ],
    });
    expect(giveTickets(rows(MOST_GIVEN_AT_ONCE), null).ok).toBe(true);
  });

  it.each([
    ['an empty list', [], null, { code: 'NOBODY_NAMED' }],
    ['a list that is too long', rows(MOST_GIVEN_AT_ONCE + 1), null, { code: 'TOO_MANY_ROWS', max: MOST_GIVEN_AT_ONCE }],
    ['more than there is left', rows(3), 2, { code: 'SOLD_OUT', remaining: 2 }],
    [
      'a list with faults, each named',
      [{ ...lan, firstName: '' }, lan, { ...lan, email: 'lan' }],
      1,
      {
        code: 'ROWS_WRONG',
        rows: [
          { row: 1, refusal: { code: 'FIRST_NAME_MISSING' } },
          { row: 3, refusal: { code: 'INVALID_EMAIL' } },
        ],
      },
    ],
  ] as const)('is refused for %s', (_what, list, left, refusal) => {
    expect(giveTickets(list, left)).toEqual({ ok: false, refusal });
  });

  it('is all or none, within stock', () => {
    const typed = fc.record({
      firstName: fc.constantFrom('Lan', 'Minh', ''),
      lastName: fc.constant(null),
      email: fc.constantFrom('a@example.com', 'b@example.com'),
    });
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 4 }), fc.constantFrom(null, 0, 1, 2, 4), (list, left) => {
        const given = giveTickets(list, left);
        expect(given.ok).toBe(
          list.length > 0 && list.every(({ firstName }) => firstName !== '') && list.length <= (left ?? list.length),
        );
        if (given.ok) expect(given.value).toHaveLength(list.length);
      }),
    );
  });
});
