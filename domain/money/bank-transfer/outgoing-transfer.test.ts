import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import {
  anyBankEnvelope,
  anyBankNoise,
  anyCodeAmongOthers,
  anyCodeMangling,
  anyIncomingTransfer,
} from '#test/arbitraries/transfer.arbitraries.ts';
import { classifyTransfer } from './classify-transfer.ts';
import { transferCodeCandidates } from './match-transfer.ts';
import { classifyOutgoing, type PayableRefund, settleOutgoing } from './outgoing-transfer.ts';

const OURS = '0011004321234';
const out = { direction: 'out', bankAccount: OURS, code: null, description: '' } as const;
const owed = (transferCode: string, amount: number, paidWith: string | null = null): PayableRefund => ({
  transferCode,
  amount: dong(amount),
  paidWith,
});

describe('classifying an outgoing transfer', () => {
  it('confirms the refund whose code it names with the exact amount, however the bank changed the message', () => {
    fc.assert(
      fc.property(
        anyCodeAmongOthers,
        anyBankEnvelope,
        anyCodeMangling,
        fc.integer({ min: 1, max: 9_000_000 }),
        ({ mine, others }, envelope, mangle, amount) => {
          const transfer = { ...out, amount, bankReference: 'FT1', content: envelope(mangle(mine)) };
          const refunds = [...others.map((code) => owed(code, amount + 1)), owed(mine, amount)];
          expect(classifyOutgoing(transfer, OURS, refunds)).toEqual({ kind: 'REFUND_PAID', code: mine });
        },
      ),
    );
  });

  it('confirms nothing with any other amount, and nothing twice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.integer({ min: 1, max: 500_000 }),
        fc.constantFrom(null, 'FT1', 'FT2'),
        (paid, due, paidWith) => {
          const outcome = settleOutgoing({ amount: paid, bankReference: 'FT1' }, owed('VEMOIABCDEFGHJ', due, paidWith));
          const first = paid === due ? 'REFUND_PAID' : 'REFUND_AMOUNT';
          expect(outcome).toBe(paidWith === 'FT2' ? 'REFUND_SECOND' : first);
        },
      ),
    );
  });

  it('is never taken for a payment, and money that arrives never for a refund', () => {
    fc.assert(
      fc.property(anyIncomingTransfer, anyCodeAmongOthers, (transfer, { mine }) => {
        const told = { ...transfer, content: mine };
        const refunds = [owed(mine, transfer.amount)];
        const [asPayment, asRefund] = [
          classifyTransfer(told, OURS, [mine]).kind,
          classifyOutgoing(told, OURS, refunds).kind,
        ];
        expect([asPayment, asRefund]).toContain('IGNORED');
        expect(asRefund === 'REFUND_PAID').toBe(
          transfer.direction === 'out' && transfer.amount > 0 && transfer.bankAccount === OURS,
        );
      }),
    );
  });

  it('leaves the code of no refund and two codes to a person, and ignores spending that names no code', () => {
    fc.assert(
      fc.property(anyCodeAmongOthers, anyBankNoise, ({ mine, others }, noise) => {
        const transfer = { ...out, amount: 1_000, bankReference: 'FT1' };
        fc.pre(transferCodeCandidates({ code: null, content: noise, description: '' }).length === 0);
        expect(classifyOutgoing({ ...transfer, content: mine }, OURS, [])).toEqual({ kind: 'UNKNOWN' });
        expect(classifyOutgoing({ ...transfer, content: noise }, OURS, [owed(mine, 1_000)])).toEqual({
          kind: 'IGNORED',
          because: 'MONEY_OUT',
        });
        const [other = 'VEMOIZZZZZZZZZ'] = others;
        expect(
          classifyOutgoing({ ...transfer, content: mine + other }, OURS, [owed(mine, 1_000), owed(other, 1_000)]),
        ).toEqual({ kind: 'AMBIGUOUS' });
      }),
    );
  });

  it.each([
    ['on another account', { bankAccount: '0123499999' }, 'OTHER_ACCOUNT'],
    ['of nothing', { amount: 0 }, 'NO_MONEY'],
    ['that arrives', { direction: 'in' }, 'MONEY_IN'],
  ] as const)('a transfer %s pays no refund', (_which, over, because) => {
    const transfer = { ...out, amount: 1_000, bankReference: 'FT1', content: 'VEMOIABCDEFGHJ', ...over };
    expect(classifyOutgoing(transfer, OURS, [owed('VEMOIABCDEFGHJ', 1_000)])).toEqual({ kind: 'IGNORED', because });
  });
});
