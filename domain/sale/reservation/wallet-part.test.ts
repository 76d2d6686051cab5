import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { points } from '#domain/kernel/money/points.ts';
import { PAYMENT_PROVIDERS, paysBesideWallet } from '#domain/money/payment/payment-method.ts';
import {
  afterBatches,
  aStock,
  beginCheckout,
  beginPayment,
  checkoutOf,
  hold,
  LAN,
  money,
  paymentOf,
  quotaOf,
} from '#test/builders/a-stock.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import type { StockCommand } from './stock-command.ts';

const held = afterBatches(aStock(), [NOW, hold('r1', 2)]).stock;
const forTwo = [{ reservationId: 'r1', count: 2 }];
const PRICE = 400_000;
const begun = (wallet: number, more: Parameters<typeof beginCheckout>[2] = {}) =>
  afterBatches(held, [NOW, beginCheckout('c1', forTwo, { wallet: dong(wallet), ...more })]);
const paying = (wallet = 150_000) =>
  afterBatches(begun(wallet).stock, [NOW, beginPayment('p1', 'c1', { walletHeld: dong(wallet) })]);

describe('a part of the price from the wallet', () => {
  it('lowers what is shown and paid, and leaves at least one dong for the other way', () => {
    expect(begun(150_000, { shownPrice: dong(250_000) }).outcome).toMatchObject({
      ok: true,
      value: { checkoutSession: { price: PRICE, wallet: 150_000 } },
    });
    expect(begun(150_000, { shownPrice: dong(PRICE) }).outcome).toEqual({
      ok: false,
      refusal: { code: 'PRICE_CHANGED', price: 250_000 },
    });
    expect(begun(PRICE - 1).outcome).toMatchObject({ ok: true });
    const whole = begun(PRICE);
    expect(whole.outcome).toEqual({
      ok: false,
      refusal: { code: 'INVALID_INPUT', field: 'wallet', problem: { kind: 'TOO_LARGE', max: PRICE - 1 } },
    });
    expect(whole.stock).toEqual(held);
  });

  it('comes after points', () => {
    const both = { points: points(100_000), shownPrice: dong(150_000) };
    expect(begun(150_000, both).outcome).toMatchObject({ ok: true });
    expect(begun(PRICE - 100_000, both).outcome).toMatchObject({ refusal: { field: 'wallet' } });
  });

  it('must be held before the rest is paid, and the rest is the payment’s amount', () => {
    const { stock } = begun(150_000);
    for (const over of [{}, { walletHeld: dong(149_999) }])
      expect(afterBatches(stock, [NOW, beginPayment('p1', 'c1', over)])).toMatchObject({
        outcome: { refusal: { code: 'PAYMENT_METHOD_UNAVAILABLE' } },
        stock: { payments: [] },
      });
    expect(paying().outcome).toMatchObject({ ok: true, value: { payment: { amount: 250_000 } } });
  });

  it.each(PAYMENT_PROVIDERS)('leaves the rest to %s where its money can go back beside the wallet’s', (provider) => {
    const { outcome } = afterBatches(begun(150_000).stock, [
      NOW,
      beginPayment('p1', 'c1', { provider, walletHeld: dong(150_000) }),
    ]);
    expect(outcome).toMatchObject({ ok: paysBesideWallet(provider) });
  });

  it.each([
    [250_000, { kind: 'SOLD', surplus: 0 }],
    [260_000, { kind: 'SOLD', surplus: 10_000 }],
    [200_000, { kind: 'PART_PAID', missing: 50_000 }],
  ])('money is judged against the rest: %d', (came, told) => {
    expect(afterBatches(paying().stock, [minutes(1), money('p1', came)]).outcome).toMatchObject({ value: told });
  });

  it('went back when the checkout expired, so that late money finds no place and does not wait for one', () => {
    const { outcome, stock } = afterBatches(
      paying().stock,
      [minutes(46), { kind: 'RELEASE_EXPIRED' }],
      [minutes(50), money('p1', 250_000)],
    );
    expect(outcome).toMatchObject({ value: { kind: 'NO_PLACE', because: 'WALLET_RETURNED' } });
    expect(quotaOf(stock)).toMatchObject({ reserved: 0, sold: 0 });
    const choose = { kind: 'CHOOSE_LATE_MONEY', accountId: LAN, checkoutSessionId: 'c1', choice: 'WAIT' } as const;
    const waited = afterBatches(stock, [minutes(51), choose], [minutes(52), { kind: 'RESEAT', paymentId: 'p1' }]);
    expect(waited.outcome).toMatchObject({ value: { kind: 'NO_PLACE', because: 'WALLET_RETURNED' } });
    expect(paymentOf(waited.stock, 'p1')?.state).toBe('REFUND_DUE');
  });

  it('of a donation alone went back, too, when it expired or was given up', () => {
    const donated = { donation: dong(100_000), wallet: dong(40_000) };
    const gift = (shown: number) =>
      afterBatches(aStock(), [NOW, beginCheckout('c1', [], { ...donated, shownPrice: dong(shown) })]);
    expect(gift(100_000).outcome).toMatchObject({ refusal: { code: 'SHOPPING_ITEMS_EMPTY' } });
    const asked = afterBatches(gift(60_000).stock, [NOW, beginPayment('p1', 'c1', { walletHeld: dong(40_000) })]).stock;
    expect(paymentOf(asked, 'p1')?.amount).toBe(60_000);
    const onTime = afterBatches(asked, [minutes(1), money('p1', 60_000)]);
    expect(onTime.outcome).toMatchObject({ value: { kind: 'SOLD' } });
    const late = afterBatches(asked, [minutes(46), { kind: 'RELEASE_EXPIRED' }], [minutes(50), money('p1', 60_000)]);
    expect(late.outcome).toMatchObject({ value: { kind: 'NO_PLACE', because: 'WALLET_RETURNED' } });
    const choose = { kind: 'CHOOSE_LATE_MONEY', accountId: LAN, checkoutSessionId: 'c1', choice: 'WAIT' } as const;
    const waited = afterBatches(late.stock, [minutes(51), choose], [minutes(52), { kind: 'RESEAT', paymentId: 'p1' }]);
    expect(waited.outcome).toMatchObject({ value: { kind: 'NO_PLACE', because: 'WALLET_RETURNED' } });
  });

  const anyStep = fc.oneof(
    fc.integer({ min: 1, max: 300_000 }).map((amount) => ({ pay: amount })),
    fc.constantFrom({ pay: 250_000 }, { pay: 250_000 }, 'EXPIRE', 'CANCEL', 'WAIT', 'REFUND', 'RESEAT', 'AGAIN'),
  );

  it('buys nothing once its checkout has ended without a sale, in any order of pay, expire, cancel, choose and retry', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 12 }), fc.boolean(), (steps, byCard) => {
        const provider = byCard ? ('STRIPE' as const) : ('BANK_TRANSFER' as const);
        let { stock } = afterBatches(begun(150_000).stock, [
          NOW,
          beginPayment('p1', 'c1', { provider, walletHeld: dong(150_000) }),
        ]);
        let ended = false;
        for (const [at, step] of steps.entries()) {
          const now = step === 'EXPIRE' ? minutes(100 + at) : minutes(at);
          const before = checkoutOf(stock, 'c1')?.state;
          stock = afterBatches(stock, [now, commandOf(step, at)]).stock;
          const after = checkoutOf(stock, 'c1')?.state;
          if (ended) expect(after).toBe(before);
          ended ||= after === 'EXPIRED' || after === 'CANCELLED' || after === 'COMPLETED';
          const sold = stock.payments.filter(({ state }) => state === 'SUCCEEDED');
          expect(sold.length > 0).toBe(after === 'COMPLETED');
          for (const { amount, received } of sold) {
            expect(amount + 150_000).toBe(PRICE);
            expect(received).toBeGreaterThanOrEqual(amount);
          }
          expect(quotaOf(stock)?.sold).toBe(after === 'COMPLETED' ? 2 : 0);
        }
      }),
    );
  });
});

function commandOf(step: string | { readonly pay: number }, at: number): StockCommand {
  if (typeof step !== 'string') return { ...money('p1', step.pay), providerReference: `ref ${at}` };
  const asked = { accountId: LAN, checkoutSessionId: 'c1' };
  switch (step) {
    case 'EXPIRE':
      return { kind: 'RELEASE_EXPIRED' };
    case 'CANCEL':
      return { kind: 'CANCEL_CHECKOUT', ...asked };
    case 'WAIT':
    case 'REFUND':
      return { kind: 'CHOOSE_LATE_MONEY', ...asked, choice: step };
    case 'RESEAT':
      return { kind: 'RESEAT', paymentId: 'p1' };
    default:
      return beginPayment(`p1${at}`, 'c1', { provider: 'STRIPE', walletHeld: dong(150_000) });
  }
}
