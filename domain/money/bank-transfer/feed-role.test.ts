import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFeed } from '#test/arbitraries/transfer.arbitraries.ts';
import { countsAsMoney, needsHandling } from './feed-role.ts';
import { TRANSFER_STATES, TRANSFER_STATES_TO_REVIEW } from './transfer-state.ts';

describe('a transfer that feeds reported', () => {
  it.each([
    [[], 'sepay', false],
    [['sepay'], 'sepay', true],
    [['casso', 'sepay'], 'sepay', true],
    [['casso'], 'sepay', false],
    [[], null, false],
    [['casso'], null, true],
  ] as const)('by %j, with authoritative feed %s, counts as money: %s', (reportedBy, authoritative, counts) => {
    expect(countsAsMoney(reportedBy, authoritative)).toBe(counts);
  });

  it('counts once the authoritative feed reported it, in whatever order and however often', () => {
    fc.assert(
      fc.property(fc.array(anyFeed, { maxLength: 6 }), anyFeed, (reportedBy, authoritative) => {
        const words = reportedBy.map((_, at) => countsAsMoney(reportedBy.slice(0, at + 1), authoritative));
        const first = reportedBy.indexOf(authoritative);
        expect(words).toEqual(reportedBy.map((_, at) => first >= 0 && at >= first));
      }),
    );
  });
});

describe('handling a notice', () => {
  it.each([true, false])('happens if the transfer is new (counts: %s)', (counts) => {
    expect(needsHandling(null, counts)).toBe(true);
  });

  it('reopens a transfer awaiting a person only if it counts', () => {
    const reopened = (counts: boolean) => TRANSFER_STATES.filter((state) => needsHandling(state, counts));
    expect([reopened(true), reopened(false)]).toEqual([TRANSFER_STATES_TO_REVIEW, []]);
  });
});
