import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { dong, minus, plus, sum } from '#domain/kernel/money/dong.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { changeOf, payoutStatement, periodOfPayout, type RevenueLine } from './payout-statement.ts';

const at = (ms: number) => instant(ms);
const LINES: readonly RevenueLine[] = [
  { at: at(10), kind: 'revenue-matured', amount: dong(500), eventId: 7 },
  { at: at(20), kind: 'withdrawal-requested', amount: dong(100), withdrawalId: 'w1' },
  { at: at(30), kind: 'withdrawal-put-back', amount: dong(100), withdrawalId: 'w1' },
  { at: at(40), kind: 'revenue-taken-back', amount: dong(50), eventId: 7 },
  { at: at(50), kind: 'withdrawal-requested', amount: dong(300), withdrawalId: 'w2' },
];

const anyLine: fc.Arbitrary<RevenueLine> = fc
  .record({
    at: fc.integer({ min: 0, max: 100 }).map(instant),
    amount: anyDong,
    kind: fc.constantFrom(
      'revenue-matured',
      'revenue-taken-back',
      'withdrawal-requested',
      'withdrawal-put-back',
      'sale-fee-charged',
      'sale-fee-returned',
    ),
  })
  .map((line) => ({ ...line, eventId: 7, withdrawalId: 'w1' }) as RevenueLine);

describe('a statement of payouts', () => {
  it('leads from the opening balance to the closing one', () => {
    expect(payoutStatement(LINES, { start: at(20), end: at(50) })).toEqual({
      opening: 500,
      lines: LINES.slice(1, 4),
      matured: 0,
      takenBack: 50,
      saleFees: 0,
      paidOut: 100,
      returned: 100,
      closing: 450,
    });
  });

  it('of adjoining periods shares no line, and closes where the next one opens', () => {
    const moment = fc.integer({ min: 0, max: 101 }).map(instant);
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), fc.tuple(moment, moment, moment), (lines, moments) => {
        const [start, middle, end] = moments.toSorted((one, other) => one - other) as typeof moments;
        const first = payoutStatement(lines, { start, end: middle });
        const second = payoutStatement(lines, { start: middle, end });
        expect(first.closing).toBe(second.opening);
        expect(second.closing).toBe(
          minus(
            plus(second.opening, second.matured, second.returned),
            second.takenBack,
            second.saleFees,
            second.paidOut,
          ),
        );
        expect([...first.lines, ...second.lines]).toHaveLength(payoutStatement(lines, { start, end }).lines.length);
      }),
    );
  });

  it('closes with the balance of the ledger', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), (lines) => {
        expect(payoutStatement(lines, { start: at(0), end: at(1_000) }).closing).toBe(sum(lines.map(changeOf)));
      }),
    );
  });

  it('of one payout begins after the one before, and ends with its request', () => {
    expect(periodOfPayout(LINES, 'w1')).toEqual({ start: 10, end: 21 });
    expect(periodOfPayout(LINES, 'w2')).toEqual({ start: 21, end: 51 });
    expect(periodOfPayout(LINES, 'w3')).toBeNull();
    expect(payoutStatement(LINES, { start: at(21), end: at(51) })).toMatchObject({ opening: 400, closing: 150 });
  });
});
