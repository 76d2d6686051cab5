import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import type { Quota } from '#domain/sale/reservation/reservation.ts';
import {
  afterBatches,
  aQuota,
  aStock,
  aTicketType,
  beginCheckout,
  beginPayment,
  hold,
  LAN,
  MINH,
  quotaOf,
  reservationOf,
  SESSION,
} from '#test/builders/a-stock.ts';
import { minutes, NOW } from '#test/builders/moments.ts';

const line = (reservationId: string, ticketTypeId: string, quantity: number) => ({
  reservationId,
  ticketTypeId,
  quantity,
});

describe('holding places', () => {
  it('lasts ten minutes, at the current price', () => {
    const { stock, outcome } = afterBatches(aStock(), [NOW, hold('r1', 2)]);
    expect(outcome).toMatchObject({
      ok: true,
      value: { kind: 'HELD', replayed: false, lines: [{ reservationId: 'r1', quantity: 2 }] },
    });
    expect(reservationOf(stock, 'r1')).toMatchObject({
      state: 'HELD',
      unitPrice: dong(200_000),
      heldSince: NOW,
      heldUntil: minutes(10),
    });
    expect(quotaOf(stock)).toMatchObject({ reserved: 2, sold: 0 });
  });

  it('takes the whole cart or nothing', () => {
    const two = aStock({
      ticketTypes: [aTicketType(), aTicketType({ ticketTypeId: 'vip', quotaIds: ['vip'] })],
      quotas: [aQuota(), aQuota({ quotaId: 'vip', capacity: 1 })],
    });
    const cart = hold('r1', 0, { lines: [line('r1', 'standard', 2), line('r2', 'vip', 2)] });
    const { stock, outcome } = afterBatches(two, [NOW, cart]);
    expect(outcome).toEqual({ ok: false, refusal: { code: 'SOLD_OUT', ticketId: 'vip', remaining: 1 } });
    expect(stock).toEqual(two);
  });

  it('is first come, first served', () => {
    const { outcomes } = afterBatches(aStock({ quotas: [aQuota({ capacity: 3 })] }), [
      NOW,
      hold('r1', 2),
      hold('r2', 2, { accountId: MINH }),
    ]);
    expect(outcomes.map((one) => one.ok)).toEqual([true, false]);
    expect(outcomes[1]).toMatchObject({ refusal: { code: 'SOLD_OUT', remaining: 1 } });
  });

  it('a sold-out refusal says when held places may be released', () => {
    const full = aStock({
      quotas: [aQuota({ capacity: 2, reserved: 2, releases: { first: minutes(4), last: minutes(9) } })],
    });
    expect(afterBatches(full, [NOW, hold('r1', 1)]).outcome).toMatchObject({
      refusal: { code: 'SOLD_OUT', remaining: 0, waitingUntil: minutes(4) },
    });
    expect(afterBatches(full, [minutes(5), hold('r1', 1)]).outcome).toEqual({
      ok: false,
      refusal: { code: 'SOLD_OUT', ticketId: 'standard', remaining: 0 },
    });
    const sold = aStock({
      quotas: [aQuota({ capacity: 2, sold: 2, releases: { first: minutes(4), last: minutes(9) } })],
    });
    expect(afterBatches(sold, [NOW, hold('r1', 1)]).outcome).toEqual({
      ok: false,
      refusal: { code: 'SOLD_OUT', ticketId: 'standard', remaining: 0 },
    });
  });

  it('every quota limits its ticket types, and shared quotas are shared', () => {
    const shared = aStock({
      ticketTypes: [
        aTicketType({ quotaIds: ['standard', 'session'] }),
        aTicketType({ ticketTypeId: 'vip', quotaIds: ['vip', 'session'] }),
      ],
      quotas: [aQuota(), aQuota({ quotaId: 'vip' }), aQuota({ quotaId: 'session', capacity: 4 })],
    });
    const cart = hold('r1', 0, { lines: [line('r1', 'standard', 3), line('r2', 'vip', 2)] });
    expect(afterBatches(shared, [NOW, cart]).outcome).toMatchObject({
      refusal: { code: 'SOLD_OUT', ticketId: 'vip', remaining: 1 },
    });
    const { stock } = afterBatches(shared, [
      NOW,
      hold('r1', 0, { lines: [line('r1', 'standard', 3), line('r2', 'vip', 1)] }),
    ]);
    expect(stock.quotas.map((quota) => quota.reserved)).toEqual([3, 1, 4]);
  });

  it('unlimited places never sell out', () => {
    const open = aStock({ quotas: [aQuota({ capacity: null, sold: 1_000_000 })] });
    expect(afterBatches(open, [NOW, hold('r1', 5)]).outcome).toMatchObject({ ok: true });
  });

  it('a new selection replaces the old one, whose places count as free', () => {
    const { stock, outcome } = afterBatches(
      aStock({ quotas: [aQuota({ capacity: 3 })] }),
      [NOW, hold('r1', 2)],
      [minutes(3), hold('r2', 3)],
    );
    expect(outcome).toMatchObject({ ok: true });
    expect(reservationOf(stock, 'r1')?.state).toBe('RELEASED');
    expect(reservationOf(stock, 'r2')).toMatchObject({ heldSince: NOW, heldUntil: minutes(10) });
    expect(quotaOf(stock)?.reserved).toBe(3);
  });

  it('a refused selection keeps the old one', () => {
    const { stock } = afterBatches(
      aStock({ quotas: [aQuota({ capacity: 3 })] }),
      [NOW, hold('r1', 2)],
      [minutes(3), hold('r2', 4)],
    );
    expect(reservationOf(stock, 'r1')?.state).toBe('HELD');
  });

  it('an empty selection releases the cart; adding nothing is refused', () => {
    const held = afterBatches(aStock(), [NOW, hold('r1', 2)]).stock;
    expect(quotaOf(afterBatches(held, [minutes(1), hold('r2', 0)]).stock)?.reserved).toBe(0);
    expect(afterBatches(held, [minutes(1), hold('r2', 0, { mode: 'add' })]).outcome).toMatchObject({
      refusal: { code: 'SHOPPING_ITEMS_EMPTY' },
    });
  });

  it('adding lines keeps the hold’s end', () => {
    const { stock } = afterBatches(aStock(), [NOW, hold('r1', 2)], [minutes(7), hold('r2', 1, { mode: 'add' })]);
    expect(reservationOf(stock, 'r2')).toMatchObject({ heldSince: NOW, heldUntil: minutes(10) });
    expect(quotaOf(stock)?.reserved).toBe(3);
  });

  it('an expired hold frees its places within the same batch', () => {
    const last = aStock({ quotas: [aQuota({ capacity: 2 })] });
    const { stock, outcome, expired } = afterBatches(
      last,
      [NOW, hold('r1', 2)],
      [minutes(10), hold('r2', 2, { accountId: MINH })],
    );
    expect(outcome).toMatchObject({ ok: true });
    expect(expired?.reservations).toMatchObject([{ reservationId: 'r1', state: 'RELEASED' }]);
    expect(quotaOf(stock)?.reserved).toBe(2);
  });

  it('one purchase takes at most five of a type by default', () => {
    expect(afterBatches(aStock(), [NOW, hold('r1', 6)]).outcome).toEqual({
      ok: false,
      refusal: { code: 'REACH_LIMITED_PURCHASE', ticketId: 'standard', max: 5, because: 'PURCHASE' },
    });
    const twice = afterBatches(aStock(), [NOW, hold('r1', 3)], [NOW, hold('r2', 3, { mode: 'add' })]);
    expect(twice.outcome).toMatchObject({ refusal: { code: 'REACH_LIMITED_PURCHASE', max: 5 } });
    const seven = aStock({ ticketTypes: [aTicketType({ purchaseLimit: 7 })] });
    expect(afterBatches(seven, [NOW, hold('r1', 7)]).outcome).toMatchObject({ ok: true });
  });

  it('an account’s limit covers all its purchases', () => {
    const limited = aStock({ ticketTypes: [aTicketType({ accountLimit: 3 })] });
    const bought = [NOW, hold('r1', 2)] as const;
    const paying = [NOW, beginCheckout('c1', [{ reservationId: 'r1', count: 2 }]), beginPayment('p1', 'c1')] as const;
    expect(afterBatches(limited, [...bought], [...paying], [NOW, hold('r2', 2)]).outcome).toMatchObject({
      refusal: { code: 'REACH_LIMITED_PURCHASE', max: 1, because: 'ACCOUNT' },
    });
    expect(afterBatches(limited, [...bought], [...paying], [NOW, hold('r2', 1)]).outcome).toMatchObject({ ok: true });
    expect(afterBatches(limited, [...bought], [NOW, hold('r2', 3)]).outcome).toMatchObject({ ok: true });
  });

  it('sets are sold whole', () => {
    const sets = aStock({ ticketTypes: [aTicketType({ multipleOf: 2 })] });
    expect(afterBatches(sets, [NOW, hold('r1', 3)]).outcome).toMatchObject({
      refusal: { code: 'NOT_A_MULTIPLE', multipleOf: 2 },
    });
    expect(afterBatches(sets, [NOW, hold('r1', 4)]).outcome).toMatchObject({ ok: true });
  });

  it.each([
    ['before its sale', { saleBeginAt: minutes(1) }, 'COMING_SOON'],
    ['after its sale', { saleEndAt: minutes(-1) }, 'STOPPED_SELLING'],
  ] as const)('a ticket type sells nothing %s', (_when, sale, because) => {
    const closed = aStock({ ticketTypes: [aTicketType(sale)] });
    expect(afterBatches(closed, [NOW, hold('r1', 1)]).outcome).toEqual({
      ok: false,
      refusal: { code: 'NOT_ON_SALE', ticketId: 'standard', because },
    });
  });

  it.each([
    [{ planSale: 'UPCOMING' as const }, 'COMING_SOON'],
    [{ planSale: 'CLOSED' as const }, 'SALE_CLOSED'],
    [{ endAt: minutes(-1) }, 'ENDED'],
  ])('a session that is %o sells nothing', (session, because) => {
    const closed = aStock({
      sessions: [
        {
          sectionEventId: SESSION,
          planSale: null,
          beginAt: minutes(-9),
          endAt: minutes(9),
          cancelled: false,
          ...session,
        },
      ],
    });
    expect(afterBatches(closed, [NOW, hold('r1', 1)]).outcome).toMatchObject({
      refusal: { code: 'NOT_ON_SALE', because },
    });
  });

  it('an event that closes at capacity is closed once it is sold, not while the last places are held', () => {
    const stock = (event: Partial<Quota>) =>
      aStock({
        event: { ...aStock().event, closingQuotaId: 'event' },
        ticketTypes: [aTicketType({ quotaIds: ['standard', 'event'] })],
        quotas: [aQuota(), aQuota({ quotaId: 'event', capacity: 5, ...event })],
      });
    const outcome = (event: Partial<Quota>) => afterBatches(stock(event), [NOW, hold('r1', 1)]).outcome;
    expect(outcome({ sold: 5 })).toEqual({
      ok: false,
      refusal: { code: 'NOT_ON_SALE', ticketId: 'standard', because: 'SALE_CLOSED' },
    });
    expect(outcome({ sold: 4, reserved: 1 })).toMatchObject({ ok: false, refusal: { code: 'SOLD_OUT', remaining: 0 } });
    expect(outcome({ sold: 4 })).toMatchObject({ ok: true });
    expect(outcome({ capacity: null, sold: 5 })).toMatchObject({ ok: true });
    const byHand = stock({ sold: 0 });
    const closed = { ...byHand, sessions: byHand.sessions.map((one) => ({ ...one, planSale: 'UPCOMING' as const })) };
    expect(afterBatches(closed, [NOW, hold('r1', 1)]).outcome).toMatchObject({ refusal: { because: 'COMING_SOON' } });
  });

  it.each([
    [{ status: 'READY' as const }, { code: 'EVENT_NOT_FOUND' }],
    [{ status: 'CANCELLED' as const }, { code: 'NOT_ON_SALE', because: 'STOPPED_SELLING' }],
    [{ archive: true }, { code: 'NOT_ON_SALE', because: 'STOPPED_SELLING' }],
  ])('an event that is %o sells nothing', (event, refusal) => {
    const closed = aStock({ event: { ...aStock().event, ...event } });
    expect(afterBatches(closed, [NOW, hold('r1', 1)]).outcome).toEqual({ ok: false, refusal });
  });

  it('an unknown ticket type, or one of another session or without its quota, sells nothing', () => {
    const unknown = hold('r1', 0, { lines: [line('r1', 'nothing', 1)] });
    expect(afterBatches(aStock(), [NOW, unknown]).outcome).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
    expect(afterBatches(aStock(), [NOW, hold('r1', 1, { sectionEventId: 1 })]).outcome).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    });
    expect(afterBatches(aStock({ sessions: [] }), [NOW, hold('r1', 1)]).outcome).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    });
    expect(afterBatches(aStock({ quotas: [] }), [NOW, hold('r1', 1)]).outcome).toMatchObject({
      refusal: { code: 'SOLD_OUT', remaining: 0 },
    });
  });

  it.each([-1, 1.5, Number.NaN])('refuses %d places', (quantity) => {
    expect(afterBatches(aStock(), [NOW, hold('r1', quantity)]).outcome).toMatchObject({
      refusal: { code: 'INVALID_INPUT', field: 'number_of_tickets' },
    });
  });

  it('a repeated ticket type becomes one line', () => {
    const { stock } = afterBatches(aStock(), [
      NOW,
      hold('r1', 0, { lines: [line('r1', 'standard', 1), line('r2', 'standard', 2)] }),
    ]);
    expect(stock.reservations).toMatchObject([{ reservationId: 'r1', quantity: 3 }]);
  });

  it('a repeated key gets the first outcome, and is bound to buyer and request', () => {
    const held = afterBatches(aStock(), [NOW, hold('r1', 2)]).stock;
    const again = afterBatches(held, [minutes(1), hold('r9', 2, { idempotencyKey: 'key r1', requestHash: 'hash r1' })]);
    expect(again.outcome).toMatchObject({
      ok: true,
      value: { kind: 'HELD', replayed: true, lines: [{ reservationId: 'r1' }] },
    });
    expect(again.stock).toEqual(held);
    expect(afterBatches(held, [NOW, hold('r9', 3, { idempotencyKey: 'key r1' })]).outcome).toMatchObject({
      refusal: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    const stranger = hold('r9', 2, { idempotencyKey: 'key r1', accountId: MINH });
    expect(afterBatches(held, [NOW, stranger]).outcome).toMatchObject({ ok: true, value: { replayed: false } });
  });

  it('a refusal repeated in a batch is the same', () => {
    const last = afterBatches(aStock({ quotas: [aQuota({ capacity: 2 })] }), [NOW, hold('r1', 2)]).stock;
    const late = hold('r2', 1, { accountId: MINH });
    const { outcomes } = afterBatches(last, [
      NOW,
      late,
      { kind: 'RELEASE_CART', accountId: LAN, sectionEventId: SESSION },
      { ...late },
    ]);
    expect(outcomes[2]).toBe(outcomes[0]);
    expect(outcomes[2]).toMatchObject({ ok: false });
  });

  it('selecting again takes lines out of an unpaid checkout, within the same hold', () => {
    const { stock } = afterBatches(
      aStock(),
      [NOW, hold('r1', 2)],
      [minutes(2), beginCheckout('c1', [{ reservationId: 'r1', count: 2 }])],
      [minutes(12), hold('r2', 3)],
    );
    expect(stock.checkoutSessions).toMatchObject([{ state: 'CANCELLED' }]);
    expect(reservationOf(stock, 'r2')).toMatchObject({ heldSince: NOW, heldUntil: minutes(25) });
    expect(quotaOf(stock)?.reserved).toBe(3);
  });
});
