import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { points, worthOf } from '#domain/kernel/money/points.ts';
import { PAYMENT_PROVIDERS } from '#domain/money/payment/payment-method.ts';
import {
  afterBatches,
  aStock,
  aTicketType,
  awaitedTransfer,
  beginCheckout,
  beginPayment,
  checkoutOf,
  hold,
  MINH,
  money,
  reservationOf,
} from '#test/builders/a-stock.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import type { EventStock } from './reservation.ts';

const open = afterBatches(
  aStock(),
  [NOW, hold('r1', 2)],
  [NOW, beginCheckout('c1', [{ reservationId: 'r1', count: 2 }])],
).stock;

describe('beginning a payment', () => {
  it('shows a transfer for 30 minutes and holds places for 45 [S9-17]', () => {
    const { stock, outcome } = afterBatches(open, [minutes(20), beginPayment('p1', 'c1')]);
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        replayed: false,
        payment: { state: 'PENDING', amount: 400_000, received: 0, payBefore: minutes(50), heldUntil: minutes(65) },
      },
    });
    expect(checkoutOf(stock, 'c1')).toMatchObject({ state: 'PAYING', heldUntil: minutes(65) });
    expect(reservationOf(stock, 'r1')?.heldUntil).toBe(minutes(65));
  });

  it.each(PAYMENT_PROVIDERS)('shows %s no longer than its places are held, and never shortens the hold', (provider) => {
    const { stock } = afterBatches(open, [NOW, beginPayment('p1', 'c1', { provider })]);
    const [payment] = stock.payments;
    expect(payment?.payBefore).toBeLessThanOrEqual(payment?.heldUntil ?? 0);
    expect(payment?.heldUntil).toBeGreaterThanOrEqual(checkoutOf(open, 'c1')?.heldUntil ?? Number.POSITIVE_INFINITY);
  });

  it('repeated by key or provider, returns the same payment without more time', () => {
    const paying = awaitedTransfer();
    for (const again of [
      beginPayment('p9', 'c1'),
      beginPayment('p9', 'c1', { provider: 'STRIPE', idempotencyKey: 'key p1' }),
    ]) {
      const { outcome, stock } = afterBatches(paying, [minutes(9), again]);
      expect(outcome).toMatchObject({
        ok: true,
        value: { replayed: true, payment: { paymentId: 'p1', heldUntil: minutes(45) } },
      });
      expect(stock).toEqual(paying);
    }
  });

  it('lets a payment at a gateway make way for another method, holding places no longer than twice its time', () => {
    const atGateway = afterBatches(open, [NOW, beginPayment('p1', 'c1', { provider: 'VNPAY' })]).stock;
    const again = afterBatches(atGateway, [minutes(20), beginPayment('p2', 'c1', { provider: 'VNPAY' })]).stock;
    expect(
      again.payments.map(({ paymentId, state, payBefore, heldUntil }) => [paymentId, state, payBefore, heldUntil]),
    ).toEqual([
      ['p1', 'CANCELLED', minutes(25), minutes(30)],
      ['p2', 'PENDING', minutes(45), minutes(50)],
    ]);
    const third = afterBatches(again, [minutes(49), beginPayment('p3', 'c1', { provider: 'VNPAY' })]);
    expect(third.stock.payments.at(-1)).toMatchObject({ payBefore: minutes(50), heldUntil: minutes(55) });
    const fourth = afterBatches(third.stock, [minutes(51), beginPayment('p4', 'c1', { provider: 'VNPAY' })]);
    expect(fourth.outcome).toEqual({ ok: false, refusal: { code: 'HOLD_EXPIRED' } });
    const byTransfer = afterBatches(atGateway, [minutes(5), beginPayment('p2', 'c1')]);
    expect(byTransfer.stock.payments.map(({ provider, state }) => [provider, state])).toEqual([
      ['VNPAY', 'CANCELLED'],
      ['BANK_TRANSFER', 'PENDING'],
    ]);
  });

  it('lets a wallet’s payment that took no money make way, and no bank transfer', () => {
    const fromWallet = afterBatches(open, [NOW, beginPayment('p1', 'c1', { provider: 'WALLET' })]).stock;
    const byTransfer = afterBatches(fromWallet, [minutes(1), beginPayment('p2', 'c1')]);
    expect(byTransfer.stock.payments.map(({ provider, state }) => [provider, state])).toEqual([
      ['WALLET', 'CANCELLED'],
      ['BANK_TRANSFER', 'PENDING'],
    ]);
    const again = afterBatches(byTransfer.stock, [minutes(2), beginPayment('p3', 'c1', { provider: 'WALLET' })]);
    expect(again.outcome).toEqual({ ok: false, refusal: { code: 'PAYMENT_STARTED' } });
  });

  it('settles money that comes for a payment that made way, and keeps a second one for its buyer', () => {
    const atGateway = afterBatches(open, [NOW, beginPayment('p1', 'c1', { provider: 'VNPAY' })]).stock;
    const again = afterBatches(atGateway, [minutes(5), beginPayment('p2', 'c1')]).stock;
    const first = afterBatches(again, [minutes(6), money('p1', 400_000, { provider: 'VNPAY' })]);
    expect(first.outcome).toMatchObject({ ok: true, value: { kind: 'SOLD' } });
    const second = afterBatches(first.stock, [minutes(7), money('p2', 400_000)]);
    expect(second.outcome).toMatchObject({ ok: true, value: { kind: 'SECOND_PAYMENT', surplus: 400_000 } });
  });

  it('refuses another method while a bank transfer is pending', () => {
    const other = beginPayment('p9', 'c1', { provider: 'STRIPE' });
    expect(afterBatches(awaitedTransfer(), [NOW, other]).outcome).toEqual({
      ok: false,
      refusal: { code: 'PAYMENT_STARTED' },
    });
  });

  it('refuses strangers, ended checkouts and free ones', () => {
    expect(afterBatches(open, [NOW, beginPayment('p1', 'c1', { accountId: MINH })]).outcome).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    });
    expect(afterBatches(open, [NOW, beginPayment('p1', 'c9')]).outcome).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    });
    expect(afterBatches(open, [minutes(25), beginPayment('p1', 'c1')]).outcome).toMatchObject({
      refusal: { code: 'HOLD_EXPIRED' },
    });
    const cancelled = {
      ...open,
      checkoutSessions: open.checkoutSessions.map((one) => ({ ...one, state: 'CANCELLED' as const })),
    };
    expect(afterBatches(cancelled, [NOW, beginPayment('p1', 'c1')]).outcome).toEqual({
      ok: false,
      refusal: { code: 'CHECKOUT_CLOSED', state: 'CANCELLED' },
    });
    const free = aStock({ ticketTypes: [aTicketType({ price: dong(0), originalPrice: dong(0) })] });
    const done = afterBatches(
      free,
      [NOW, hold('r1', 1)],
      [NOW, beginCheckout('c1', [{ reservationId: 'r1', count: 1 }])],
    ).stock;
    expect(afterBatches(done, [NOW, beginPayment('p1', 'c1')]).outcome).toMatchObject({
      refusal: { code: 'NOTHING_TO_PAY' },
    });
  });
});

it('one person pays for at most three orders of an event at once', () => {
  const numbers = [1, 2, 3, 4];
  const fourSessions = aStock({
    sessions: numbers.map((sectionEventId) => ({
      sectionEventId,
      planSale: null,
      beginAt: minutes(600),
      endAt: minutes(700),
      cancelled: false,
    })),
    ticketTypes: numbers.map((sectionEventId) => aTicketType({ ticketTypeId: `t${sectionEventId}`, sectionEventId })),
  });
  const paying = (stock: EventStock, sectionEventId: number) =>
    afterBatches(
      stock,
      [
        NOW,
        hold(`r${sectionEventId}`, 1, {
          sectionEventId,
          lines: [{ reservationId: `r${sectionEventId}`, ticketTypeId: `t${sectionEventId}`, quantity: 1 }],
        }),
      ],
      [
        NOW,
        beginCheckout(`c${sectionEventId}`, [{ reservationId: `r${sectionEventId}`, count: 1 }], { sectionEventId }),
      ],
      [NOW, beginPayment(`p${sectionEventId}`, `c${sectionEventId}`)],
    );
  const three = [1, 2, 3].reduce((stock, number) => paying(stock, number).stock, fourSessions);
  expect(three.payments).toHaveLength(3);
  expect(paying(three, 4).outcome).toEqual({ ok: false, refusal: { code: 'TOO_MANY_UNPAID', max: 3 } });
});

it('points that a checkout was promised must be held before it is paid, and lower what is paid', () => {
  const promised = afterBatches(
    aStock(),
    [NOW, hold('r1', 2)],
    [NOW, beginCheckout('c1', [{ reservationId: 'r1', count: 2 }], { points: points(100) })],
  ).stock;
  const paying = (over: Parameters<typeof beginPayment>[2]) =>
    afterBatches(promised, [NOW, beginPayment('p1', 'c1', over)]);
  for (const over of [{}, { pointsHeld: points(99) }]) {
    const { outcome, stock } = paying(over);
    expect(outcome).toEqual({ ok: false, refusal: { code: 'PAYMENT_METHOD_UNAVAILABLE' } });
    expect(stock).toEqual(promised);
  }
  expect(paying({ pointsHeld: points(100) }).outcome).toMatchObject({
    ok: true,
    value: { payment: { amount: 400_000 - worthOf(points(100)) } },
  });
});
