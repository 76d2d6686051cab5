import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { points } from '#domain/kernel/money/points.ts';
import { anyMoneyStory } from '#test/arbitraries/ledger.arbitraries.ts';
import { clearingDifference } from '#test/builders/clearing-difference.ts';
import { CHART, inAccount, inEvent, inPlatform, inPoints, vnd } from './posting.ts';

describe('a posting', () => {
  it('belongs to the book of an event, an account or the platform', () => {
    const line = { debit: 'clearing', credit: 'deposits', kind: 'deposit-received', subject: 'p1' } as const;
    expect(inEvent(7, { ...line, ...vnd(dong(5)) })).toEqual([
      { book: 'EVENT', bookId: '7', ...line, currency: 'VND', amount: 5 },
    ]);
    expect(inAccount('lan', { ...line, ...inPoints(points(5)) })).toEqual([
      { book: 'ACCOUNT', bookId: 'lan', ...line, currency: 'POINT', amount: 5 },
    ]);
    expect(inPlatform({ ...line, ...vnd(dong(5)) })).toMatchObject([{ book: 'PLATFORM', bookId: 'vemoi' }]);
  });

  it('is positive, between two accounts of its book, and unique by kind and subject', () => {
    fc.assert(
      fc.property(anyMoneyStory, (acts) => {
        const lines = acts.flat();
        const wrong = lines.filter(
          ({ book, debit, credit, amount }) =>
            amount <= 0 ||
            debit === credit ||
            ![debit, credit].every((account) => (CHART[account] as readonly string[]).includes(book)),
        );
        expect(wrong).toEqual([]);
        expect(new Set(lines.map((line) => `${line.kind} ${line.subject}`)).size).toBe(lines.length);
      }),
    );
  });

  it('never uses points in an event’s book', () => {
    fc.assert(
      fc.property(anyMoneyStory, (acts) => {
        expect(acts.flat().filter((line) => line.book === 'EVENT' && line.currency === 'POINT')).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('the books balance after every act', () => {
    fc.assert(
      fc.property(anyMoneyStory, (acts) => {
        for (const act of acts)
          expect([clearingDifference(act, 'VND'), clearingDifference(act, 'POINT')]).toEqual([0, 0]);
      }),
    );
  });
});
