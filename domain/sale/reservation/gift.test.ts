import { describe, expect, it } from 'vitest';
import { DAY, later } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import {
  afterBatches,
  aStock,
  beginCheckout,
  beginPayment,
  checkoutOf,
  hold,
  LAN,
  MINH,
  money,
  paymentOf,
  quotaOf,
} from '#test/builders/a-stock.ts';
import { minutes, NOW } from '#test/builders/moments.ts';

const FIFTY = dong(50_000);
const give = (id: string, over: Parameters<typeof beginCheckout>[2] = {}) =>
  beginCheckout(id, [], { donation: FIFTY, shownPrice: FIFTY, ...over });
const awaited = (stock = aStock()) => afterBatches(stock, [NOW, give('c1')], [NOW, beginPayment('p1', 'c1')]).stock;

describe('donating without a ticket', () => {
  it('is a checkout without lines or places [S9-39]', () => {
    const { stock, outcome } = afterBatches(aStock(), [NOW, give('c1')]);
    expect(outcome).toMatchObject({
      ok: true,
      value: { lines: [], orderStatus: null, quote: { original: 50_000, donation: 50_000, final: 50_000 } },
    });
    expect(checkoutOf(stock, 'c1')).toMatchObject({ state: 'OPEN', price: 50_000, heldUntil: minutes(25) });
    expect(quotaOf(stock)).toEqual(quotaOf(aStock()));
  });

  it('is deliberate: an expired cart with a donation is still an empty cart', () => {
    for (const shownPrice of [null, dong(250_000)])
      expect(afterBatches(aStock(), [NOW, give('c1', { shownPrice })]).outcome).toMatchObject({
        refusal: { code: 'SHOPPING_ITEMS_EMPTY' },
      });
    expect(afterBatches(aStock(), [NOW, give('c1', { donation: dong(0), shownPrice: dong(0) })]).outcome).toMatchObject(
      {
        refusal: { code: 'SHOPPING_ITEMS_EMPTY' },
      },
    );
    const ranOut = afterBatches(aStock(), [NOW, hold('r1', 1)]).stock;
    const named = beginCheckout('c1', [{ reservationId: 'r1', count: 1 }], { donation: FIFTY, shownPrice: FIFTY });
    expect(afterBatches(ranOut, [minutes(11), named]).outcome).toMatchObject({ refusal: { code: 'HOLD_EXPIRED' } });
  });

  it('is possible after the end and when sold out, not after cancellation', () => {
    const [session] = aStock().sessions;
    if (session === undefined) throw new Error('No session');
    const over = aStock({ sessions: [{ ...session, beginAt: later(NOW, -2 * DAY), endAt: later(NOW, -DAY) }] });
    const gone = aStock({ quotas: [{ quotaId: 'standard', capacity: 0, reserved: 0, sold: 0 }] });
    for (const stock of [over, gone])
      expect(afterBatches(stock, [NOW, give('c1')]).outcome).toMatchObject({ ok: true });
    const cancelled = aStock({ event: { ...aStock().event, status: 'CANCELLED' } });
    expect(afterBatches(cancelled, [NOW, give('c1')]).outcome).toMatchObject({ refusal: { code: 'NOT_ON_SALE' } });
  });

  it('paid in time completes without approval or tickets', () => {
    const approving = aStock({ event: { ...aStock().event, requiredApproval: true } });
    const { stock, outcome } = afterBatches(awaited(approving), [minutes(5), money('p1', 50_000)]);
    expect(outcome).toMatchObject({
      ok: true,
      value: { kind: 'SOLD', lines: [], late: false, surplus: 0, orderStatus: 'SUCCESSFUL' },
    });
    expect(checkoutOf(stock, 'c1')?.state).toBe('COMPLETED');
    expect(quotaOf(stock)).toEqual(quotaOf(aStock()));
  });

  it('expires with its payment, but late money is still accepted and surplus owed', () => {
    const expired = afterBatches(awaited(), [minutes(46), { kind: 'RELEASE_EXPIRED' }]);
    expect(expired.expired).toMatchObject({
      checkoutSessions: [{ checkoutSessionId: 'c1', state: 'EXPIRED' }],
      payments: [{ state: 'EXPIRED' }],
    });
    const { outcome, stock } = afterBatches(expired.stock, [minutes(90), money('p1', 60_000)]);
    expect(outcome).toMatchObject({
      ok: true,
      value: { kind: 'SOLD', late: true, surplus: 10_000, orderStatus: 'SUCCESSFUL' },
    });
    expect(paymentOf(stock, 'p1')).toMatchObject({ state: 'SUCCEEDED', received: 60_000 });
  });

  it('paid in part is late money after its time, and a donation once the rest arrives', () => {
    const part = afterBatches(awaited(), [NOW, money('p1', 20_000)], [minutes(46), { kind: 'RELEASE_EXPIRED' }]).stock;
    expect(paymentOf(part, 'p1')?.state).toBe('LATE_MONEY');
    expect(afterBatches(part, [minutes(50), money('p1', 30_000)]).outcome).toMatchObject({
      ok: true,
      value: { kind: 'SOLD', late: true },
    });
  });

  it('paid in part keeps waiting for its rest while the donor waits', () => {
    const { outcome, stock } = afterBatches(
      awaited(),
      [NOW, money('p1', 20_000)],
      [minutes(46), { kind: 'RELEASE_EXPIRED' }],
      [minutes(47), { kind: 'CHOOSE_LATE_MONEY', accountId: LAN, checkoutSessionId: 'c1', choice: 'WAIT' }],
      [minutes(48), { kind: 'RESEAT', paymentId: 'p1' }],
    );
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'PART_PAID', missing: 30_000 } });
    const cancelled = { ...stock, event: { ...stock.event, status: 'CANCELLED' as const } };
    const ended = afterBatches(cancelled, [minutes(49), { kind: 'RESEAT', paymentId: 'p1' }]);
    expect(ended.outcome).toMatchObject({ value: { kind: 'NO_PLACE', because: 'EVENT_ENDED' } });
    expect(paymentOf(ended.stock, 'p1')?.state).toBe('REFUND_DUE');
  });

  it('for a cancelled event waits for the donor to take it back', () => {
    const cancelled = { ...awaited(), event: { ...aStock().event, status: 'CANCELLED' as const } };
    const { outcome, stock } = afterBatches(cancelled, [NOW, money('p1', 50_000)]);
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'NO_PLACE', because: 'EVENT_ENDED' } });
    const chosen = afterBatches(stock, [
      NOW,
      { kind: 'CHOOSE_LATE_MONEY', accountId: LAN, checkoutSessionId: 'c1', choice: 'REFUND' },
    ]);
    expect(paymentOf(chosen.stock, 'p1')).toMatchObject({ state: 'REFUND_DUE', lateChoice: 'REFUND' });
  });

  it('replaces the donor’s unpaid donation; a repeated key is the same donation', () => {
    const begun = afterBatches(aStock(), [NOW, give('c1'), give('c2', { accountId: MINH })]).stock;
    const { stock } = afterBatches(begun, [
      minutes(1),
      give('c3', { donation: dong(70_000), shownPrice: dong(70_000) }),
    ]);
    expect(['c1', 'c2', 'c3'].map((id) => checkoutOf(stock, id)?.state)).toEqual(['CANCELLED', 'OPEN', 'OPEN']);
    const again = give('c9', { idempotencyKey: 'key c3', requestHash: 'hash c3' });
    expect(afterBatches(stock, [minutes(2), again]).outcome).toMatchObject({
      ok: true,
      value: { replayed: true, checkoutSession: { checkoutSessionId: 'c3' } },
    });
  });

  it('leaves the cart and pending payments alone', () => {
    const paying = afterBatches(awaited(), [NOW, hold('r1', 2)]).stock;
    const { stock } = afterBatches(paying, [NOW, beginCheckout('c2', [{ reservationId: 'r1', count: 2 }])]);
    expect(checkoutOf(stock, 'c1')?.state).toBe('PAYING');
    expect(checkoutOf(stock, 'c2')).toMatchObject({ state: 'OPEN', price: 400_000 });
  });
});
