import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, type Instant, instant, later } from '#domain/kernel/instant.ts';
import { dong, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { anyAgreement } from '#test/arbitraries/withdrawal.arbitraries.ts';
import {
  FEE_BOUNDS,
  FEE_NAMES,
  FEE_NOTICE,
  type FeeChange,
  type FeeHistory,
  feeAt,
  feeOfOrders,
  feeProblem,
  feeStateOf,
  organiserShare,
  saleFee,
} from './fee-schedule.ts';
import type { WithdrawalTerms } from './withdrawal.ts';

const terms = (basisPoints: number, fixed = 0, minimum = 0): WithdrawalTerms => ({
  basisPoints,
  fixed: dong(fixed),
  minimum: dong(minimum),
});
const FIRST: FeeChange = { version: 0, terms: terms(0), from: instant(0) };
const anyTerms = anyAgreement.map((agreement): WithdrawalTerms => ({ ...agreement, minimum: ZERO }));

/** Changes as they were made: each begins at least an hour after it was made. */
const madeChanges = fc
  .array(
    fc.record({
      wait: fc.nat({ max: 30 * DAY }),
      ahead: fc.integer({ min: FEE_NOTICE, max: 90 * DAY }),
      terms: anyTerms,
    }),
    { maxLength: 8 },
  )
  .map((made) => {
    let now = instant(0);
    return made.map(({ wait, ahead, terms: next }, index) => {
      now = later(now, wait);
      return { madeAt: now, change: { version: index + 1, terms: next, from: later(now, ahead) } };
    });
  });
const historyOf = (changes: readonly { readonly change: FeeChange }[]): FeeHistory => [
  FIRST,
  ...changes.map(({ change }) => change),
];
const anyMoment = fc.nat({ max: 400 * DAY }).map(instant);

describe('the fee of a moment', () => {
  it('of what was sold never changes by what is decided later', () => {
    fc.assert(
      fc.property(madeChanges, anyMoment, (made, at) => {
        const known = made.filter(({ madeAt }) => madeAt <= at);
        expect(feeAt(historyOf(made), at)).toEqual(feeAt(historyOf(known), at));
      }),
    );
  });

  it('is of a change that had begun, and newer than every other that had', () => {
    fc.assert(
      fc.property(madeChanges, anyMoment, (made, at) => {
        const history = historyOf(made);
        const { version, from } = feeAt(history, at);
        expect(from).toBeLessThanOrEqual(at);
        expect(history.filter((one) => one.from <= at && one.version > version)).toEqual([]);
      }),
    );
  });

  it('is the environment’s until the first change begins, to the millisecond', () => {
    const change = { version: 1, terms: terms(500), from: instant(1_000) };
    expect(feeAt([FIRST, change], instant(999))).toBe(FIRST);
    expect(feeAt([FIRST, change], instant(1_000))).toBe(change);
  });

  it('is planned, in force, past, or was replaced before it began', () => {
    const [a, b, c] = [
      { version: 1, terms: terms(100), from: instant(10) },
      { version: 2, terms: terms(200), from: instant(50) },
      { version: 3, terms: terms(300), from: instant(30) },
    ] as const;
    const states = (at: number) => [a, b, c].map((change) => feeStateOf([FIRST, a, b, c], change, instant(at)));
    expect(states(5)).toEqual(['PLANNED', 'REPLACED', 'PLANNED']);
    expect(states(20)).toEqual(['NOW', 'REPLACED', 'PLANNED']);
    expect(states(60)).toEqual(['PAST', 'REPLACED', 'NOW']);
  });
});

describe('the fee on an event’s orders', () => {
  it('is the sum of each order’s own fee, and never more than the orders brought', () => {
    const anySold = fc.array(fc.record({ at: anyMoment, tickets: anyDong, orders: fc.integer({ min: 1, max: 3 }) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(madeChanges, anySold, (made, sold) => {
        const history = historyOf(made);
        const each = sold.flatMap(({ at, tickets, orders }) =>
          Array.from({ length: orders }, () => saleFee(tickets, feeAt(history, at).terms)),
        );
        expect(feeOfOrders(history, sold)).toBe(sum(each));
        expect(sum(each)).toBeLessThanOrEqual(sold.reduce((all, { tickets, orders }) => all + tickets * orders, 0));
      }),
    );
  });

  it('is nothing of a free or refunded order, in spite of a fixed part', () => {
    expect(saleFee(ZERO, terms(500, 3_000))).toBe(0);
  });

  it('leaves an organiser the rest, and a withdrawal takes its own part of that', () => {
    expect(organiserShare(dong(100_000), terms(250, 1_000), terms(100))).toEqual({
      sale: { amount: 100_000, fee: 3_500, total: 96_500 },
      withdrawal: { amount: 96_500, fee: 965, total: 95_535 },
    });
    fc.assert(
      fc.property(anyDong, anyTerms, anyTerms, (tickets, sale, withdrawal) => {
        const share = organiserShare(tickets, sale, withdrawal);
        expect(sum([share.sale.fee, share.withdrawal.fee, share.withdrawal.total])).toBe(tickets);
      }),
    );
  });
});

describe('a change of a fee', () => {
  const NOW = instant(Date.UTC(2026, 10, 29));
  const soon = later(NOW, FEE_NOTICE);

  it.each<[string, Parameters<typeof feeProblem>[1], string | null]>([
    ['at once', { terms: terms(0), from: NOW }, 'from'],
    ['in an hour', { terms: terms(0), from: soon }, null],
    ['in two years', { terms: terms(0), from: later(NOW, 732 * DAY) }, 'from'],
    ['above the highest per cent', { terms: terms(3_001), from: soon }, 'hundredths'],
    ['below nothing', { terms: terms(-1), from: soon }, 'hundredths'],
    ['with half a hundredth', { terms: terms(1.5), from: soon }, 'hundredths'],
    ['with a huge fixed part', { terms: terms(0, 50_001), from: soon }, 'fixed'],
    ['with a smallest sale', { terms: terms(0, 0, 1), from: soon }, 'minimum'],
  ])('%s', (_what, change, field) => {
    expect(feeProblem('SALE', change, NOW)?.field ?? null).toBe(field);
  });

  it('within its bounds is accepted exactly from an hour ahead', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FEE_NAMES), fc.integer({ min: -DAY, max: 30 * DAY }), (fee, ahead) => {
        const accepted = feeProblem(fee, { terms: FEE_BOUNDS[fee], from: later(NOW, ahead) as Instant }, NOW) === null;
        expect(accepted).toBe(ahead >= HOUR);
      }),
    );
  });
});
