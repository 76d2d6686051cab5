import { describe, expect, it } from 'vitest';
import { dong, MAX_DONG } from '#domain/kernel/money/dong.ts';
import { points, worthOf } from '#domain/kernel/money/points.ts';
import { mostPoints } from '#domain/sale/pricing/most-points.ts';
import {
  afterBatches,
  aStock,
  aTicketType,
  awaitedTransfer,
  beginCheckout,
  checkoutOf,
  hold,
  MINH,
  quotaOf,
  reservationOf,
} from '#test/builders/a-stock.ts';
import { minutes, NOW } from '#test/builders/moments.ts';

const held = afterBatches(aStock(), [NOW, hold('r1', 2)]).stock;
const forTwo = [{ reservationId: 'r1', count: 2 }];
const free = aStock({ ticketTypes: [aTicketType({ price: dong(0), originalPrice: dong(0) })] });

describe('beginning a checkout', () => {
  it('freezes the quote and extends the hold by fifteen minutes [S4-32]', () => {
    const { stock, outcome } = afterBatches(held, [
      minutes(4),
      beginCheckout('c1', forTwo, { donation: dong(50_000) }),
    ]);
    expect(outcome).toMatchObject({
      ok: true,
      value: { orderStatus: null, quote: { original: 550_000, discount: 100_000, donation: 50_000, final: 450_000 } },
    });
    expect(checkoutOf(stock, 'c1')).toMatchObject({ state: 'OPEN', price: 450_000, heldUntil: minutes(25) });
    expect(reservationOf(stock, 'r1')).toMatchObject({
      state: 'IN_CHECKOUT',
      checkoutSessionId: 'c1',
      heldUntil: minutes(25),
    });
    expect(quotaOf(stock)).toMatchObject({ reserved: 2, sold: 0 });
  });

  it('extends once: another checkout keeps the end', () => {
    const { stock } = afterBatches(
      held,
      [minutes(4), beginCheckout('c1', forTwo)],
      [minutes(5), beginCheckout('c2', forTwo)],
    );
    expect(checkoutOf(stock, 'c1')?.state).toBe('CANCELLED');
    expect(checkoutOf(stock, 'c2')).toMatchObject({ state: 'OPEN', heldUntil: minutes(25) });
    expect(quotaOf(stock)?.reserved).toBe(2);
  });

  it('completes an order of price 0 [S4-33]', () => {
    const { stock, outcome } = afterBatches(
      free,
      [NOW, hold('r1', 2)],
      [NOW, beginCheckout('c1', forTwo, { shownPrice: dong(0) })],
    );
    expect(outcome).toMatchObject({
      ok: true,
      value: { orderStatus: 'SUCCESSFUL', checkoutSession: { state: 'COMPLETED' } },
    });
    expect(reservationOf(stock, 'r1')?.state).toBe('SOLD');
    expect(quotaOf(stock)).toMatchObject({ reserved: 0, sold: 2 });
  });

  it('a free order with approval waits with its places taken [S4-15]', () => {
    const approved = { ...free, event: { ...free.event, requiredApproval: true } };
    const begun = afterBatches(approved, [NOW, hold('r1', 2)], [NOW, beginCheckout('c1', forTwo)]);
    expect(begun.outcome).toMatchObject({ ok: true, value: { orderStatus: 'REQUIRED_APPROVAL' } });
    expect(quotaOf(begun.stock)?.sold).toBe(2);
  });

  it('refuses a price other than the one shown', () => {
    const { stock, outcome } = afterBatches(held, [NOW, beginCheckout('c1', forTwo, { shownPrice: dong(1) })]);
    expect(outcome).toEqual({ ok: false, refusal: { code: 'PRICE_CHANGED', price: 400_000 } });
    expect(stock).toEqual(held);
  });

  it('keeps the held price if the organiser changed it', () => {
    const dearer = { ...held, ticketTypes: [aTicketType({ price: dong(900_000), originalPrice: dong(900_000) })] };
    expect(afterBatches(dearer, [NOW, beginCheckout('c1', forTwo)]).outcome).toMatchObject({
      ok: true,
      value: { checkoutSession: { price: 400_000 } },
    });
  });

  it('distinguishes an empty cart, a lost line and missing attendees', () => {
    expect(afterBatches(aStock(), [NOW, beginCheckout('c1', [])]).outcome).toMatchObject({
      refusal: { code: 'SHOPPING_ITEMS_EMPTY' },
    });
    expect(afterBatches(held, [minutes(10), beginCheckout('c1', forTwo)]).outcome).toMatchObject({
      refusal: { code: 'HOLD_EXPIRED' },
    });
    expect(afterBatches(held, [NOW, beginCheckout('c1', [{ reservationId: 'r1', count: 1 }])]).outcome).toEqual({
      ok: false,
      refusal: { code: 'ATTENDEES_INCOMPLETE', shoppingItemId: 'r1', expected: 2, given: 1 },
    });
    expect(afterBatches(held, [NOW, beginCheckout('c1', [])]).outcome).toMatchObject({
      refusal: { code: 'ATTENDEES_INCOMPLETE', given: 0 },
    });
    expect(afterBatches(held, [NOW, beginCheckout('c1', forTwo, { accountId: MINH })]).outcome).toMatchObject({
      refusal: { code: 'HOLD_EXPIRED' },
    });
  });

  it('allows a second order beside one being paid', () => {
    const second = afterBatches(awaitedTransfer(), [NOW, hold('r2', 1)]).stock;
    const both = [...forTwo, { reservationId: 'r2', count: 1 }];
    const { outcome, stock } = afterBatches(second, [NOW, beginCheckout('c2', both)]);
    expect(outcome).toMatchObject({
      ok: true,
      value: { checkoutSession: { price: 200_000 }, lines: [{ reservationId: 'r2' }] },
    });
    expect(reservationOf(stock, 'r1')).toMatchObject({ state: 'IN_CHECKOUT', checkoutSessionId: 'c1' });
    expect(afterBatches(awaitedTransfer(), [NOW, beginCheckout('c2', forTwo)]).outcome).toMatchObject({
      refusal: { code: 'PAYMENT_STARTED' },
    });
    expect(
      afterBatches(awaitedTransfer(), [NOW, beginCheckout('c2', forTwo, { accountId: MINH })]).outcome,
    ).toMatchObject({
      refusal: { code: 'HOLD_EXPIRED' },
    });
  });

  it('refuses a cancelled event', () => {
    const cancelled = { ...held, event: { ...held.event, status: 'CANCELLED' as const } };
    expect(afterBatches(cancelled, [NOW, beginCheckout('c1', forTwo)]).outcome).toMatchObject({
      refusal: { code: 'NOT_ON_SALE' },
    });
  });

  it('a repeated key gets the first outcome, paid or free', () => {
    const begun = afterBatches(held, [NOW, beginCheckout('c1', forTwo)]).stock;
    const again = beginCheckout('c9', forTwo, { idempotencyKey: 'key c1', requestHash: 'hash c1' });
    const replayed = afterBatches(begun, [minutes(1), again]);
    expect(replayed.outcome).toMatchObject({
      ok: true,
      value: {
        checkoutSession: { checkoutSessionId: 'c1' },
        lines: [{ reservationId: 'r1' }],
        replayed: true,
        orderStatus: null,
      },
    });
    expect(replayed.stock).toEqual(begun);
    expect(afterBatches(begun, [NOW, { ...again, requestHash: 'other' }]).outcome).toMatchObject({
      refusal: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    const done = afterBatches(free, [NOW, hold('r1', 2)], [NOW, beginCheckout('c1', forTwo)]).stock;
    expect(afterBatches(done, [NOW, again]).outcome).toMatchObject({
      ok: true,
      value: { orderStatus: 'SUCCESSFUL', replayed: true },
    });
  });
});

it.each([MAX_DONG, dong(1)])(
  'refuses an original above a VietQR’s limit, at a price of %d too, and keeps the cart',
  (price) => {
    const dear = aStock({ ticketTypes: [aTicketType({ price, originalPrice: MAX_DONG })] });
    const { stock, outcome } = afterBatches(dear, [NOW, hold('r1', 2)], [NOW, beginCheckout('c1', forTwo)]);
    expect(outcome).toEqual({
      ok: false,
      refusal: { code: 'INVALID_INPUT', field: 'price', problem: { kind: 'TOO_LARGE', max: MAX_DONG } },
    });
    expect(reservationOf(stock, 'r1')?.state).toBe('HELD');
  },
);

describe('points at a checkout', () => {
  const withPoints = (count: number) =>
    afterBatches(held, [NOW, beginCheckout('c1', forTwo, { points: points(count), donation: dong(50_000) })]);
  const most = mostPoints(dong(400_000));

  it('pay for half of the tickets at most, and for no donation', () => {
    const begun = withPoints(most);
    expect(begun.outcome).toMatchObject({ ok: true, value: { checkoutSession: { price: 450_000, points: most } } });
    const above = withPoints(most + 1);
    expect(above.outcome).toEqual({
      ok: false,
      refusal: { code: 'INVALID_INPUT', field: 'points', problem: { kind: 'TOO_LARGE', max: most } },
    });
    expect(above.stock.checkoutSessions).toEqual([]);
  });

  it('lower the price that is shown', () => {
    const shown = (shownPrice: number) =>
      afterBatches(held, [NOW, beginCheckout('c1', forTwo, { points: points(10), shownPrice: dong(shownPrice) })]);
    const toPay = 400_000 - worthOf(points(10));
    expect(shown(toPay).outcome).toMatchObject({ ok: true });
    expect(shown(400_000).outcome).toEqual({ ok: false, refusal: { code: 'PRICE_CHANGED', price: toPay } });
  });
});
