import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCodeAmongOthers, anyIncomingTransfer } from '#test/arbitraries/transfer.arbitraries.ts';
import { classifyTransfer, ignoreReason } from './classify-transfer.ts';

const OURS = '0011004321234';

describe('classifying a transfer', () => {
  it.each([
    ['that leaves our account', { direction: 'out' }, 'MONEY_OUT'],
    ['of nothing', { amount: 0 }, 'NO_MONEY'],
    ['of less than nothing', { amount: -1 }, 'NO_MONEY'],
    ['on another account', { bankAccount: '0123499999' }, 'OTHER_ACCOUNT'],
    ['of one dong on ours', { amount: 1 }, null],
  ] as const)('%s: %s', (_which, over, because) => {
    expect(ignoreReason({ direction: 'in', amount: 200_000, bankAccount: OURS, ...over }, OURS)).toBe(because);
  });

  it('ignores everything but money arriving on our account', () => {
    fc.assert(
      fc.property(anyIncomingTransfer, anyCodeAmongOthers, (transfer, { mine, others }) => {
        const told = { ...transfer, content: `${mine} ve` };
        const ours = transfer.direction === 'in' && transfer.amount > 0 && transfer.bankAccount === OURS;
        expect(classifyTransfer(told, OURS, [mine, ...others])).toEqual(
          ours ? { kind: 'MATCHED', code: mine } : { kind: 'IGNORED', because: ignoreReason(transfer, OURS) },
        );
      }),
    );
  });

  it('leaves transfers with no code or two codes to a person', () => {
    fc.assert(
      fc.property(anyIncomingTransfer, anyCodeAmongOthers, (transfer, { mine, others }) => {
        const [other = 'VEMOIZZZZZZZZZ'] = others;
        const money = { ...transfer, direction: 'in', amount: 100_000, bankAccount: OURS } as const;
        expect(classifyTransfer(money, OURS, [mine, other])).toEqual({ kind: 'UNKNOWN' });
        expect(classifyTransfer({ ...money, content: other + mine }, OURS, [mine, other])).toEqual({
          kind: 'AMBIGUOUS',
          codes: [mine, other],
        });
      }),
    );
  });
});
