import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { accountId } from '#test/builders/a-viewer.ts';
import { HISTORY_ACTS, HISTORY_KINDS, historyActor, tellEntry } from './order-history.ts';

const at = instant(1_790_000_000_000);
const lan = accountId('lan');

describe('the history of an order', () => {
  it.each([
    ['placed', { status: 'PROCESSING', price: 600_000 }, 'PLACED', 600_000, null],
    ['paid', { paymentId: 'p', received: 600_000, surplus: 0 }, 'PAID', 600_000, null],
    ['approved', { places: 2 }, 'APPROVED', null, 2],
    ['refund-decided', { refundId: 'r', amount: 200_000, tickets: 1 }, 'REFUND_DECIDED', 200_000, 1],
    ['ticket.mailed-by-staff', { issueNumber: 3 }, 'TICKET_MAILED', null, null],
  ] as const)('tells %s with its money and tickets', (kind, data, told, amount, tickets) => {
    expect(tellEntry({ kind, at, data })).toEqual({
      kind: told,
      at,
      amount: amount === null ? null : dong(amount),
      tickets,
    });
  });

  it('leaves out check-ins, notes and kinds of a newer version, and reads any data', () => {
    for (const kind of ['ticket.checked-in', 'order.noted', 'flown-to-the-moon', 'toString', '__proto__'])
      expect(tellEntry({ kind, at, data: {} })).toBeNull();
    fc.assert(
      fc.property(fc.constantFrom('paid', ...HISTORY_ACTS), fc.dictionary(fc.string(), fc.anything()), (kind, data) => {
        const told = tellEntry({ kind, at, data });
        expect(HISTORY_KINDS).toContain(told?.kind);
        expect(Object.keys(told ?? {}).sort()).toEqual(['amount', 'at', 'kind', 'tickets']);
      }),
    );
  });

  it('names the buyer and the team, but nobody who acts for the platform', () => {
    fc.assert(
      fc.property(fc.constantFrom('lan', 'minh', 'hoa').map(accountId), fc.boolean(), (who, isStaff) => {
        const actor = historyActor({ accountId: who, name: 'Hoa Trần', isStaff }, lan);
        if (who === lan) expect(actor).toEqual({ by: 'BUYER' });
        else expect(actor).toEqual(isStaff ? { by: 'STAFF' } : { by: 'PERSON', name: 'Hoa Trần' });
      }),
    );
    expect(historyActor(null, lan)).toEqual({ by: 'PLATFORM' });
  });
});
