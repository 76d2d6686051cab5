import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { later } from '#domain/kernel/instant.ts';
import { anyLine, anyMoment, anyPoint, anyWaiter } from '#test/arbitraries/waiting-room.arbitraries.ts';
import {
  countBefore,
  DRAWN_UNTIL,
  drawnLot,
  frontierAfter,
  isAdmitted,
  isDrawn,
  NOBODY_ADMITTED,
  peopleAhead,
  place,
  placeOf,
} from './place.ts';

const anyMac = fc.uint8Array({ minLength: 32, maxLength: 32 });
const ACCOUNT = { kind: 'ACCOUNT' } as const;
const VISITOR = { kind: 'VISITOR' } as const;

/** splitmix32 in place of HMAC. The server's own draw passes the same test. */
function codeOf(seed: number, account: number): Uint8Array {
  let state = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(account + 1, 0x85ebca6b);
  return Uint8Array.from({ length: 32 }, () => {
    state = (state + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    const again = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (again ^ (again >>> 15)) >>> 24;
  });
}

describe('positions', () => {
  it('a lot is the first six bytes', () => {
    expect(drawnLot(Uint8Array.from([0, 0, 0, 0, 1, 2, 99]))).toBe(258);
    expect(drawnLot(Uint8Array.from([255, 255, 255, 255, 255, 255]))).toBe(DRAWN_UNTIL - 1);
  });

  it('early accounts have drawn positions, whenever they came', () => {
    fc.assert(
      fc.property(
        anyMac,
        anyMoment,
        fc.nat({ max: 10 ** 9 }),
        fc.nat({ max: 10 ** 9 }),
        (mac, opensAt, early, again) => {
          const lot = drawnLot(mac);
          expect(placeOf(ACCOUNT, later(opensAt, -1 - early), lot, opensAt)).toBe(lot);
          expect(placeOf(ACCOUNT, later(opensAt, -1 - again), lot, opensAt)).toBe(lot);
        },
      ),
    );
  });

  it('everyone else follows, in order of arrival', () => {
    fc.assert(
      fc.property(
        anyMac,
        anyMac,
        anyMoment,
        fc.nat({ max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        (mac, other, opensAt, wait, more) => {
          const first = placeOf(ACCOUNT, later(opensAt, wait), drawnLot(mac), opensAt);
          const second = placeOf(VISITOR, later(opensAt, wait + more), drawnLot(other), opensAt);
          expect(first).toBeGreaterThanOrEqual(DRAWN_UNTIL);
          expect(second).toBeGreaterThan(first);
          expect(Number.isSafeInteger(second)).toBe(true);
        },
      ),
    );
  });

  it('within a millisecond the lot’s first byte decides', () => {
    fc.assert(
      fc.property(fc.nat({ max: 255 }), fc.nat({ max: 255 }), anyMoment, (one, other, opensAt) => {
        const difference =
          placeOf(ACCOUNT, opensAt, 512 + one, opensAt) - placeOf(ACCOUNT, opensAt, 1_024 + other, opensAt);
        expect(difference).toBe(one - other);
      }),
    );
  });

  it('anonymous browsers gain nothing by being early', () => {
    fc.assert(
      fc.property(anyMac, anyMoment, fc.nat({ max: 10 ** 9 }), (mac, opensAt, early) => {
        const lot = drawnLot(mac);
        expect(placeOf(VISITOR, later(opensAt, -early), lot, opensAt)).toBe(placeOf(VISITOR, opensAt, lot, opensAt));
        expect(placeOf(VISITOR, opensAt, lot, opensAt)).toBe(placeOf(ACCOUNT, opensAt, lot, opensAt));
      }),
    );
  });

  it('only accounts that came before the opening are drawn', () => {
    fc.assert(
      fc.property(anyWaiter, anyMoment, anyMoment, (waiter, arrivedAt, opensAt) => {
        expect(isDrawn(waiter, arrivedAt, opensAt)).toBe(waiter.kind === 'ACCOUNT' && arrivedAt < opensAt);
      }),
    );
  });

  it('the draw is uniform over 1,000 seeds (chi-square)', () => {
    const [accounts, seeds] = [20, 1_000];
    const counts = Array.from({ length: accounts }, () => Array.from({ length: accounts }, () => 0));
    for (let seed = 0; seed < seeds; seed += 1) {
      const lots = Array.from({ length: accounts }, (_, account) => drawnLot(codeOf(seed, account)));
      lots.forEach((lot, account) => {
        const rank = lots.filter((other) => other < lot).length;
        const row = counts[account] ?? [];
        row[rank] = (row[rank] ?? 0) + 1;
      });
    }
    const expected = seeds / accounts;
    const chi = (row: readonly number[]): number =>
      row.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 19 degrees of freedom: beyond 50.8 once in 10,000; all rows together have 361, beyond 468.7 once in 10,000.
    for (const row of counts) expect(chi(row)).toBeLessThan(50.8);
    expect(counts.reduce((sum, row) => sum + chi(row), 0)).toBeLessThan(468.7);
  });
});

describe('the waiting line', () => {
  it('counts people before a position', () => {
    fc.assert(
      fc.property(anyLine, anyPoint, (line, point) => {
        expect(countBefore(line, point)).toBe(line.filter((each) => each < point).length);
      }),
    );
  });

  it('counts people ahead who are not admitted', () => {
    fc.assert(
      fc.property(anyLine, anyPoint, anyPoint, (line, frontier, own) => {
        expect(peopleAhead(line, frontier, own)).toBe(line.filter((each) => each >= frontier && each < own).length);
      }),
    );
  });

  it('admits the first, as many as requested, and those at the same position', () => {
    fc.assert(
      fc.property(anyLine, anyPoint, fc.nat({ max: 45 }), (line, frontier, count) => {
        const after = frontierAfter(line, frontier, count);
        const waiting = line.filter((each) => !isAdmitted(frontier, each));
        const admitted = waiting.filter((each) => isAdmitted(after, each));
        const last = waiting[Math.min(count, waiting.length) - 1];
        expect(after).toBeGreaterThanOrEqual(frontier);
        expect(admitted).toEqual(waiting.filter((each) => last !== undefined && each <= last));
      }),
    );
  });

  it('never sends anyone back, and eventually admits everyone', () => {
    fc.assert(
      fc.property(anyLine, fc.integer({ min: 1, max: 7 }), (line, step) => {
        let frontier = NOBODY_ADMITTED;
        for (let turn = 0; turn < line.length; turn += 1) {
          const next = frontierAfter(line, frontier, step);
          for (const each of line) if (isAdmitted(frontier, each)) expect(isAdmitted(next, each)).toBe(true);
          frontier = next;
        }
        expect(line.every((each) => isAdmitted(frontier, each))).toBe(true);
        expect(frontierAfter(line, frontier, step)).toBe(frontier);
      }),
    );
  });

  it('the person at the frontier is next', () => {
    expect(isAdmitted(place(5), place(4))).toBe(true);
    expect(isAdmitted(place(5), place(5))).toBe(false);
  });

  it('admits nobody for a count below one', () => {
    expect(frontierAfter([3, 5], NOBODY_ADMITTED, 0)).toBe(NOBODY_ADMITTED);
    expect(frontierAfter([3, 5], place(4), -3)).toBe(4);
    expect(frontierAfter([3, 5], place(4), 1)).toBe(6);
    expect(frontierAfter([], place(4), 1)).toBe(4);
  });
});
