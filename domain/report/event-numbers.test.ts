import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { later } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';
import { inPercent, numbersToShare } from './event-numbers.ts';

const anyRow = fc
  .tuple(fc.nat({ max: 900 }), fc.nat({ max: 900 }))
  .map(([one, other]) => ({ tickets: Math.max(one, other), checkedIn: Math.min(one, other) }));

describe('the numbers of an event', () => {
  it('are shared once it has ended, and not at its last moment', () => {
    const rows = [{ tickets: 2, checkedIn: 1 }];
    expect(numbersToShare({ endAt: NOW }, rows, 1, NOW)).toEqual({ kind: 'LATER', at: NOW });
    expect(numbersToShare({ endAt: NOW }, rows, 1, later(NOW, 1))).toMatchObject({ kind: 'READY' });
  });

  it('are the sums of their rows, with nobody who came instead of 0', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 6 }), fc.integer({ min: 1, max: 9 }), (rows, sessions) => {
        const tickets = rows.reduce((total, row) => total + row.tickets, 0);
        const checkedIn = rows.reduce((total, row) => total + row.checkedIn, 0);
        const numbers = { came: checkedIn === 0 ? null : checkedIn, tickets, sessions };
        expect(numbersToShare({ endAt: NOW }, rows, sessions, later(NOW, 1))).toEqual(
          tickets === 0 ? { kind: 'NOTHING' } : { kind: 'READY', numbers },
        );
      }),
    );
  });
});

it('a share is from 0 to 100 per cent, all is 100, and of nothing it is 0', () => {
  fc.assert(
    fc.property(anyRow, ({ tickets, checkedIn }) => {
      const share = inPercent(checkedIn, tickets);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(100);
      expect(inPercent(tickets, tickets)).toBe(tickets === 0 ? 0 : 100);
    }),
  );
  expect(inPercent(2, 5)).toBe(40);
});
