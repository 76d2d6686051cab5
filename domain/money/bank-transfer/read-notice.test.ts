import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyIncomingTransfer } from '#test/arbitraries/transfer.arbitraries.ts';
import type { IncomingTransfer } from './incoming-transfer.ts';
import { type KnownTransfer, readNotice } from './read-notice.ts';

type Stored = KnownTransfer & { readonly doubtful: boolean };

/** What is stored after these notices. */
function storedAfter(notices: readonly IncomingTransfer[]): readonly Stored[] {
  const known: Stored[] = [];
  for (const notice of notices) {
    const meaning = readNotice(notice, known);
    if (meaning.kind === 'CONFIRMS')
      known[known.indexOf(meaning.transfer)] = {
        ...meaning.transfer,
        notices: [...meaning.transfer.notices, notice],
      };
    else if (meaning.kind !== 'REPEATED')
      known.push({ ...notice, notices: [notice], doubtful: meaning.kind === 'DOUBTFUL' });
  }
  return known;
}

const first: IncomingTransfer = {
  provider: 'sepay',
  providerTransferId: '92704',
  bankAccount: '0011004321234',
  bankReference: 'MBVCB.1',
  amount: 200_000,
  direction: 'in',
  code: null,
  content: 'VEMOIABCDEFGHJ',
  description: '',
  transferredAt: 0 as IncomingTransfer['transferredAt'],
};
const kindsAfter = (...notices: readonly Partial<IncomingTransfer>[]) => {
  const all = [first, ...notices.map((over) => ({ ...first, ...over }))];
  return all.map((notice, at) => readNotice(notice, storedAfter(all.slice(0, at))).kind);
};
const CASSO = { provider: 'casso', providerTransferId: '7' } as const;

describe('a notice', () => {
  it.each<[string, readonly Partial<IncomingTransfer>[], readonly string[]]>([
    ['sent again', [{}], ['REPEATED']],
    ['of the other feed', [CASSO, CASSO], ['CONFIRMS', 'REPEATED']],
    ['under another number of the same feed', [{ providerTransferId: '92705' }], ['DOUBTFUL']],
    [
      'under another number of a feed, after both told',
      [CASSO, { providerTransferId: '92705' }],
      ['CONFIRMS', 'DOUBTFUL'],
    ],
    ['with another message', [{ content: 'khac' }, { content: 'khac' }], ['DOUBTFUL', 'REPEATED']],
    ['whose amount was corrected', [{ amount: 300_000 }], ['DOUBTFUL']],
    ['whose amount was corrected after both told', [CASSO, { amount: 300_000 }], ['CONFIRMS', 'DOUBTFUL']],
    ['of another reference', [{ providerTransferId: '92705', bankReference: 'MBVCB.2' }], ['NEW']],
    [
      'of a second transfer, which the other feed confirms too',
      [{ providerTransferId: '92705' }, CASSO, { ...CASSO, providerTransferId: '8' }],
      ['DOUBTFUL', 'CONFIRMS', 'CONFIRMS'],
    ],
  ])('%s', (_name, notices, kinds) => {
    expect(kindsAfter(...notices).slice(1)).toEqual(kinds);
  });

  it('is never dropped: every number, message and fact of a feed is stored, once', () => {
    fc.assert(
      fc.property(fc.array(anyIncomingTransfer, { maxLength: 8 }), (notices) => {
        const identity = (each: Omit<IncomingTransfer, 'code' | 'description' | 'transferredAt'>): string =>
          JSON.stringify([
            [each.provider, each.providerTransferId, each.content],
            [each.bankAccount, each.bankReference, each.amount, each.direction],
          ]);
        const stored = storedAfter(notices).flatMap((transfer) =>
          transfer.notices.map((notice) => identity({ ...transfer, ...notice })),
        );
        expect(stored.toSorted()).toEqual([...new Set(notices.map(identity))].sort());
      }),
    );
  });

  it('is told of without doubt once for its facts and once for its number', () => {
    fc.assert(
      fc.property(fc.array(anyIncomingTransfer, { maxLength: 8 }), (notices) => {
        const sure = storedAfter(notices).filter((each) => !each.doubtful);
        const facts = sure.map((each) =>
          JSON.stringify([each.bankAccount, each.bankReference, each.amount, each.direction]),
        );
        const numbers = sure.flatMap((each) => each.notices.map((n) => `${n.provider} ${n.providerTransferId}`));
        expect([new Set(facts).size, new Set(numbers).size]).toEqual([facts.length, numbers.length]);
      }),
    );
  });
});
