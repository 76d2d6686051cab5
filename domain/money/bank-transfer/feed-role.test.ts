import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFeed } from '#test/arbitraries/transfer.arbitraries.ts';
import { type NoticeRole, needsHandling, noticeRole } from './feed-role.ts';
import type { BankFeedProvider } from './incoming-transfer.ts';
import { TRANSFER_STATES, TRANSFER_STATES_TO_REVIEW } from './transfer-state.ts';

describe('the role of a feed’s notice', () => {
  it.each([
    ['sepay', [], 'sepay', 'COUNTS'],
    ['sepay', ['casso'], 'sepay', 'COUNTS'],
    ['sepay', ['sepay'], 'sepay', 'REPEATED'],
    ['sepay', ['casso', 'sepay'], 'sepay', 'REPEATED'],
    ['casso', [], 'sepay', 'WAITS'],
    ['casso', ['casso'], 'sepay', 'REPEATED'],
    ['casso', ['sepay'], 'sepay', 'CONFIRMS'],
    ['casso', [], null, 'COUNTS'],
    ['casso', ['sepay'], null, 'CONFIRMS'],
    ['casso', ['casso'], null, 'REPEATED'],
  ] as const)('%s after %j, with authoritative feed %s: %s', (teller, toldBy, authoritative, word) => {
    expect(noticeRole(teller, toldBy, authoritative)).toBe(word);
  });

  it('money counts at most once, and always once the authoritative feed reported it', () => {
    fc.assert(
      fc.property(fc.array(anyFeed, { maxLength: 6 }), fc.option(anyFeed), (tellers, authoritative) => {
        const words = tellers.map((teller, at) => noticeRole(teller, tellers.slice(0, at), authoritative));
        const trusted: readonly BankFeedProvider[] = authoritative === null ? ['sepay', 'casso'] : [authoritative];
        expect(words.filter((word) => word === 'COUNTS')).toHaveLength(
          tellers.some((teller) => trusted.includes(teller)) ? 1 : 0,
        );
        expect(words.filter((_, at) => !trusted.includes(tellers[at] ?? 'sepay'))).not.toContain('COUNTS');
      }),
    );
  });
});

describe('handling a notice', () => {
  const words: readonly NoticeRole[] = ['COUNTS', 'REPEATED', 'CONFIRMS', 'WAITS'];

  it.each(words)('%s is handled if the transfer is new', (word) => {
    expect(needsHandling(null, word)).toBe(true);
  });

  it('reopens a transfer awaiting a person only if it COUNTS', () => {
    const again = words.flatMap((word) =>
      TRANSFER_STATES.filter((state) => needsHandling(state, word)).map((state) => [word, state]),
    );
    expect(again).toEqual(TRANSFER_STATES_TO_REVIEW.map((state) => ['COUNTS', state]));
  });
});
