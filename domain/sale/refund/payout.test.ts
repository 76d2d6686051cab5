import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { mayPayOut, type PayoutFacts, payoutDue, payoutState } from './payout.ts';
import { REFUND_STATUSES } from './refund.ts';
import { acceptRefundAccount, mayChangeAccount } from './refund-account.ts';

const anyTime = fc.integer({ min: 0, max: 4e12 }).map(instant);
const anyFacts: fc.Arbitrary<PayoutFacts> = fc.record({
  status: fc.constantFrom(...REFUND_STATUSES),
  byProvider: fc.boolean(),
  decidedAt: anyTime,
  accountAt: fc.option(anyTime),
  sentAt: fc.option(anyTime),
  heldBy: fc.constantFrom('OPEN', 'LOST', null),
});

describe('a refund at the desk', () => {
  it('says what it waits for, and leaves the desk once it is paid', () => {
    const states = REFUND_STATUSES.map((status) => [
      status,
      payoutState({ status, byProvider: false, accountAt: null, heldBy: null }),
      payoutState({ status, byProvider: false, accountAt: instant(0), heldBy: null }),
      payoutState({ status, byProvider: true, accountAt: null, heldBy: null }),
      payoutState({ status, byProvider: status === 'DECIDED', accountAt: instant(0), heldBy: 'OPEN' }),
    ]);
    expect(new Set(states)).toEqual(
      new Set([
        ['DECIDED', 'NEEDS_ACCOUNT', 'READY', 'WITH_PROVIDER', 'DISPUTED'],
        ['SENT', 'SENT', 'SENT', 'WITH_PROVIDER', 'SENT'],
        ['FAILED', 'FAILED', 'FAILED', 'WITH_PROVIDER', 'DISPUTED'],
        ['CONFIRMED', null, null, null, null],
      ]),
    );
  });

  it('can be marked as sent only with an account, and never while its money is on its way, there or in dispute', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const open = mayChangeAccount(facts.status) && facts.heldBy === null;
        expect(mayPayOut(facts)).toBe(facts.accountAt !== null && !facts.byProvider && open);
        if (mayPayOut(facts)) expect(['READY', 'FAILED']).toContain(payoutState(facts));
      }),
    );
  });

  it('has a deadline after whatever it waits for began', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const due = payoutDue(facts);
        if (payoutState(facts) === 'DISPUTED') expect(due).toBeGreaterThan(facts.decidedAt);
        else if (facts.byProvider) expect(due).toBeGreaterThan(facts.sentAt ?? facts.decidedAt);
        else if (facts.status === 'SENT' && facts.sentAt !== null) expect(due).toBeGreaterThan(facts.sentAt);
        else expect(due).toBeGreaterThan(Math.max(facts.decidedAt, facts.accountAt ?? 0));
      }),
    );
  });
});

describe('where a refund is paid to', () => {
  const form = { bin: '970436', number: '0071 0001 23456', holder: 'Nguyễn Thị Lan' };

  it('is stored as banks write it', () => {
    expect(acceptRefundAccount(form)).toEqual({
      ok: true,
      value: { bin: '970436', number: '0071000123456', holder: 'NGUYEN THI LAN' },
    });
  });

  it.each([
    ['a bank that is not on the list', { bin: '123456' }, [{ field: 'bin', problem: { kind: 'MALFORMED' } }]],
    ['no bank', { bin: ' ' }, [{ field: 'bin', problem: { kind: 'REQUIRED' } }]],
    ['no number', { number: '' }, [{ field: 'number', problem: { kind: 'REQUIRED' } }]],
    ['a holder banks cannot write', { holder: '<b>' }, [{ field: 'holder', problem: { kind: 'MALFORMED' } }]],
  ])('is refused with %s', (_what, over, problems) => {
    expect(acceptRefundAccount({ ...form, ...over })).toEqual({ ok: false, refusal: problems });
  });
});
