import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAN_SALES } from '#domain/event/event.ts';
import { DAY, later } from '#domain/kernel/instant.ts';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import {
  afterBatches,
  aQuota,
  aStock,
  aTicketType,
  beginCheckout,
  checkoutOf,
  hold,
  issueTickets,
  LAN,
  MINH,
  quotaOf,
  reservationOf,
} from '#test/builders/a-stock.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import type { JoinWaiting } from './stock-command.ts';

const freeType = aTicketType({ price: ZERO, originalPrice: dong(50_000) });
const free = aStock({ ticketTypes: [freeType] });

describe('issuing tickets by right of the organiser', () => {
  it('takes the places and completes the order in one step', () => {
    const { stock, outcome } = afterBatches(free, [NOW, issueTickets('c1', 2)]);
    expect(outcome).toMatchObject({
      ok: true,
      value: { kind: 'TICKETS_ISSUED', quote: { final: 0, original: 100_000, discount: 100_000 } },
    });
    expect(checkoutOf(stock, 'c1')).toMatchObject({ state: 'COMPLETED', price: 0 });
    expect(reservationOf(stock, 'line of c1')).toMatchObject({ state: 'SOLD', quantity: 2, checkoutSessionId: 'c1' });
    expect(quotaOf(stock)).toMatchObject({ reserved: 0, sold: 2 });
  });

  it('needs no approval, and a repeated request gets its first answer', () => {
    const approved = { ...free, event: { ...free.event, requiredApproval: true } };
    const issued = afterBatches(approved, [NOW, issueTickets('c1', 2)]);
    expect(issued.outcome).toMatchObject({ ok: true, value: { checkoutSession: { state: 'COMPLETED' } } });
    const again = afterBatches(issued.stock, [
      NOW,
      { ...issueTickets('c2', 2), idempotencyKey: 'key c1', requestHash: 'hash c1' },
    ]);
    expect(again.outcome).toMatchObject({
      ok: true,
      value: { checkoutSession: { checkoutSessionId: 'c1' }, quote: null },
    });
    expect(again.stock).toEqual(issued.stock);
  });

  it('refuses a key that was used for another request', () => {
    const issued = afterBatches(free, [NOW, issueTickets('c1', 2)]).stock;
    const other = { ...issueTickets('c2', 1), idempotencyKey: 'key c1' };
    expect(afterBatches(issued, [NOW, other]).outcome).toEqual({
      ok: false,
      refusal: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('leaves the cart of the account as it is', () => {
    const { stock } = afterBatches(free, [NOW, hold('r1', 1)], [NOW, issueTickets('c1', 2)]);
    expect(reservationOf(stock, 'r1')?.state).toBe('HELD');
    const begun = afterBatches(stock, [NOW, beginCheckout('c2', [{ reservationId: 'r1', count: 1 }])]);
    expect(begun.outcome).toMatchObject({ ok: true, value: { orderStatus: 'SUCCESSFUL' } });
    expect(quotaOf(begun.stock)).toMatchObject({ reserved: 0, sold: 3 });
  });

  it('is not bound by purchase limits, as the organiser invited', () => {
    const limited = aStock({
      ticketTypes: [{ ...freeType, purchaseLimit: 1, accountLimit: 1, multipleOf: 2 }],
    });
    expect(afterBatches(limited, [NOW, issueTickets('c1', 3)]).outcome).toMatchObject({ ok: true });
  });

  it('refuses what is sold out, what is not on sale and what has a price', () => {
    const small = { ...free, quotas: [aQuota({ capacity: 1 })] };
    expect(afterBatches(small, [NOW, issueTickets('c1', 2)]).outcome).toMatchObject({
      refusal: { code: 'SOLD_OUT', remaining: 1 },
    });
    const cancelled = { ...free, event: { ...free.event, status: 'CANCELLED' as const } };
    expect(afterBatches(cancelled, [NOW, issueTickets('c1', 2)]).outcome).toMatchObject({
      refusal: { code: 'NOT_ON_SALE' },
    });
    const priced = afterBatches(aStock(), [NOW, issueTickets('c1', 2)]);
    expect(priced.outcome).toEqual({ ok: false, refusal: { code: 'PRICE_CHANGED', price: 400_000 } });
    expect(priced.stock).toEqual(aStock());
  });

  it('gives the places back when asked to', () => {
    const back = { kind: 'GIVE_BACK', accountId: LAN, checkoutSessionId: 'c1' } as const;
    const { stock } = afterBatches(free, [NOW, issueTickets('c1', 2)], [NOW, back]);
    expect(quotaOf(stock)).toMatchObject({ reserved: 0, sold: 0 });
  });
});

describe('a ticket type that comes with invitations alone', () => {
  const byInvitation = (capacity: number | null, planSale: (typeof PLAN_SALES)[number]) =>
    aStock({
      sessions: aStock().sessions.map((session) => ({ ...session, planSale })),
      ticketTypes: [{ ...freeType, byInvitation: true }],
      quotas: [aQuota({ capacity })],
    });
  const anyCapacity = fc.option(fc.integer({ min: 0, max: 6 }));
  const anyPlan = fc.constantFrom(...PLAN_SALES);
  const joins = { kind: 'JOIN_WAITING', accountId: LAN, waitingEntryId: 'w1', ticketTypeId: 'standard' } as const;

  it('is never sold to buyers and keeps no waiting list for them, whatever is left and whatever is on sale', () => {
    fc.assert(
      fc.property(anyCapacity, anyPlan, fc.integer({ min: 1, max: 4 }), (capacity, plan, quantity) => {
        const stock = byInvitation(capacity, plan);
        for (const command of [hold('r1', quantity), { ...joins, party: quantity }]) {
          const { outcome, stock: after } = afterBatches(stock, [NOW, command]);
          expect(outcome).toEqual({ ok: false, refusal: { code: 'NOT_FOUND' } });
          expect(after).toEqual(stock);
        }
      }),
    );
  });

  it('is issued to invited guests while places are left, also where the session sells nothing', () => {
    fc.assert(
      fc.property(anyCapacity, anyPlan, fc.integer({ min: 1, max: 4 }), (capacity, plan, quantity) => {
        const fits = capacity === null || quantity <= capacity;
        const { outcome, stock } = afterBatches(byInvitation(capacity, plan), [NOW, issueTickets('c1', quantity)]);
        expect(outcome?.ok).toBe(fits);
        expect(quotaOf(stock)?.sold).toBe(fits ? quantity : 0);
      }),
    );
  });

  it('lets invited guests wait for a place that comes free, also where the session sells nothing', () => {
    const full = byInvitation(1, 'CLOSED');
    const grows = { kind: 'CHANGE_CAPACITY', quotaId: 'standard', capacity: 2 } as const;
    const { stock, outcome } = afterBatches(
      full,
      [NOW, { ...issueTickets('c1', 1), accountId: MINH }],
      [NOW, { ...joins, party: 1, invited: true }],
    );
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'WAITING_JOINED' } });
    const offered = afterBatches(stock, [minutes(1), grows]).stock;
    expect(reservationOf(offered, 'w1')).toMatchObject({ state: 'HELD', quantity: 1 });
  });
});

describe('issuing tickets to somebody who waited', () => {
  const waits: JoinWaiting = {
    kind: 'JOIN_WAITING',
    accountId: LAN,
    waitingEntryId: 'w1',
    ticketTypeId: 'standard',
    party: 2,
    invited: true,
  };
  const limited = { ...freeType, purchaseLimit: 1 };
  const full = aStock({ ticketTypes: [limited], quotas: [aQuota({ capacity: 10, sold: 10 })] });
  const grows = { kind: 'CHANGE_CAPACITY', quotaId: 'standard', capacity: 12 } as const;
  const offered = afterBatches(full, [NOW, waits], [minutes(1), grows]).stock;
  const taken = { ...issueTickets('c1', 2), reservationId: 'w1', waiting: 'OFFERED' } as const;

  it('sells the line that is held for them', () => {
    const { stock, outcome } = afterBatches(offered, [minutes(2), taken]);
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'TICKETS_ISSUED', quote: { final: 0 } } });
    expect(reservationOf(stock, 'w1')).toMatchObject({ state: 'SOLD', quantity: 2, checkoutSessionId: 'c1' });
    expect(quotaOf(stock)).toMatchObject({ reserved: 0, sold: 12 });
  });

  it('cancels the checkout that they opened with it, whose other lines return to the cart', () => {
    const vip = { ...freeType, ticketTypeId: 'vip', quotaIds: ['vip'] };
    const both = [
      { reservationId: 'w1', count: 2 },
      { reservationId: 'r1', count: 1 },
    ];
    const opened = afterBatches(
      {
        ...offered,
        ticketTypes: [...offered.ticketTypes, vip],
        quotas: [...offered.quotas, aQuota({ quotaId: 'vip' })],
      },
      [minutes(2), hold('r1', 1, { mode: 'add', lines: [{ reservationId: 'r1', ticketTypeId: 'vip', quantity: 1 }] })],
      [minutes(2), beginCheckout('c9', both, { donation: dong(10_000) })],
    );
    expect(checkoutOf(opened.stock, 'c9')).toMatchObject({ state: 'OPEN' });
    const { stock } = afterBatches(opened.stock, [minutes(3), taken]);
    expect(checkoutOf(stock, 'c9')).toMatchObject({ state: 'CANCELLED' });
    expect(reservationOf(stock, 'w1')).toMatchObject({ state: 'SOLD', checkoutSessionId: 'c1' });
    expect(reservationOf(stock, 'r1')).toMatchObject({ state: 'HELD', checkoutSessionId: null });
    expect(quotaOf(stock)).toMatchObject({ reserved: 0, sold: 12 });
    expect(quotaOf(stock, 'vip')).toMatchObject({ reserved: 1, sold: 0 });
  });

  it('is refused once the line is not held, or is another', () => {
    const refusal = { ok: false, refusal: { code: 'HOLD_EXPIRED' } };
    const left = afterBatches(offered, [minutes(2), { kind: 'LEAVE_WAITING', accountId: LAN, waitingEntryId: 'w1' }]);
    expect(afterBatches(left.stock, [minutes(3), taken]).outcome).toEqual(refusal);
    expect(afterBatches(full, [minutes(3), taken]).outcome).toEqual(refusal);
    expect(afterBatches(offered, [later(minutes(1), DAY), taken]).outcome).toEqual(refusal);
    expect(afterBatches(offered, [minutes(2), { ...taken, quantity: 1 }]).outcome).toEqual(refusal);
    expect(afterBatches(offered, [minutes(2), { ...taken, ticketTypeId: 'vip' }]).outcome).toEqual(refusal);
    const held = afterBatches(free, [NOW, hold('r1', 2)]).stock;
    expect(afterBatches(held, [NOW, { ...taken, reservationId: 'r1' }]).outcome).toEqual(refusal);
  });

  it('goes behind those who wait if it says so', () => {
    const waiting = afterBatches(full, [NOW, waits], [minutes(1), { ...grows, capacity: 11 }]).stock;
    const one = { ...issueTickets('c1', 1), accountId: MINH };
    expect(afterBatches(waiting, [minutes(2), { ...one, waiting: 'BEHIND' }]).outcome).toMatchObject({
      refusal: { code: 'SOLD_OUT', remaining: 0 },
    });
    expect(afterBatches(waiting, [minutes(2), one]).outcome).toMatchObject({ ok: true });
  });
});
