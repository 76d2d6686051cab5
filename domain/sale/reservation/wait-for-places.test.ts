import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { anyStock, commandsOf, type Move } from '#test/arbitraries/stock.arbitraries.ts';
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
  money,
  quotaOf,
  reservationOf,
  SESSION,
} from '#test/builders/a-stock.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { decideBatch } from './decide-batch.ts';
import type { EventStock } from './reservation.ts';
import { stockAfter } from './stock-after.ts';
import type { JoinWaiting, LeaveWaiting, StockCommand } from './stock-command.ts';

const HOA = 'hoa' as AccountId;
const TU = 'tu' as AccountId;
const join = (waitingEntryId: string, party: number, over: Partial<JoinWaiting> = {}): JoinWaiting => ({
  kind: 'JOIN_WAITING',
  accountId: LAN,
  waitingEntryId,
  ticketTypeId: 'standard',
  party,
  ...over,
});
const leave = (waitingEntryId: string, accountId = LAN): LeaveWaiting => ({
  kind: 'LEAVE_WAITING',
  accountId,
  waitingEntryId,
});
const more = (capacity: number): StockCommand => ({ kind: 'CHANGE_CAPACITY', quotaId: 'standard', capacity });
const full = (over: Partial<EventStock> = {}) => aStock({ quotas: [aQuota({ capacity: 10, sold: 10 })], ...over });
const entryOf = (stock: EventStock, id: string) => stock.waiting?.find((entry) => entry.waitingEntryId === id);

describe('joining a waiting list', () => {
  it('is for ticket types that are sold out', () => {
    const { stock, outcome } = afterBatches(full(), [NOW, join('w1', 2)]);
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'WAITING_JOINED', entry: { party: 2, passed: 0 } } });
    expect(entryOf(stock, 'w1')).toMatchObject({ state: 'WAITING', joinedAt: NOW, sectionEventId: SESSION });
    const some = aStock({ quotas: [aQuota({ sold: 9 })] });
    expect(afterBatches(some, [NOW, join('w1', 2)]).outcome).toEqual({
      ok: false,
      refusal: { code: 'NOT_SOLD_OUT', ticketId: 'standard' },
    });
  });

  it('again is the same place in line, and for another number refused', () => {
    const { stock, outcomes } = afterBatches(full(), [NOW, join('w1', 2), join('w2', 2), join('w3', 3)]);
    expect(outcomes[1]).toMatchObject({ ok: true, value: { entry: { waitingEntryId: 'w1' } } });
    expect(outcomes[2]).toEqual({ ok: false, refusal: { code: 'WAITS_ALREADY', party: 2 } });
    expect(stock.waiting).toHaveLength(1);
  });

  it('is refused to groups that may not buy so many, or can never fit', () => {
    const limited = full({ ticketTypes: [aTicketType({ purchaseLimit: 4, multipleOf: 2 })] });
    const refusal = (stock: EventStock, party: number) => {
      const { outcome } = afterBatches(stock, [NOW, join('w1', party)]);
      return outcome?.ok === false ? outcome.refusal : null;
    };
    expect(refusal(limited, 6)).toMatchObject({ code: 'REACH_LIMITED_PURCHASE', max: 4 });
    expect(refusal(limited, 3)).toMatchObject({ code: 'NOT_A_MULTIPLE' });
    expect(refusal(full(), 0)).toMatchObject({ code: 'INVALID_INPUT', field: 'number_of_tickets' });
    const small = full({ quotas: [aQuota({ capacity: 3, sold: 3 })] });
    expect(refusal(small, 4)).toMatchObject({ code: 'REACH_LIMITED_PURCHASE', max: 3 });
    expect(refusal(small, 3)).toBeNull();
  });

  it('is refused where nothing is sold', () => {
    const refusal = (stock: EventStock, over: Partial<JoinWaiting> = {}) => {
      const { outcome } = afterBatches(stock, [NOW, join('w1', 1, over)]);
      return outcome?.ok === false ? outcome.refusal : null;
    };
    expect(refusal(full(), { ticketTypeId: 'none' })).toEqual({ code: 'NOT_FOUND' });
    expect(refusal(full({ event: { ...full().event, status: 'CANCELLED' } }))).toMatchObject({ code: 'NOT_ON_SALE' });
    const soon = full({ ticketTypes: [aTicketType({ saleBeginAt: minutes(5) })] });
    expect(refusal(soon)).toEqual({ code: 'NOT_ON_SALE', ticketId: 'standard', because: 'COMING_SOON' });
  });
});

describe('places that come free', () => {
  const three = [join('w1', 2), join('w2', 2, { accountId: MINH }), join('w3', 1, { accountId: HOA })];

  it('are held for those who wait, in order, for a day', () => {
    const { stock } = afterBatches(full(), [NOW, ...three], [minutes(1), more(14)]);
    expect(reservationOf(stock, 'w1')).toMatchObject({
      accountId: LAN,
      state: 'HELD',
      quantity: 2,
      heldUntil: later(minutes(1), DAY),
    });
    expect(reservationOf(stock, 'w2')).toMatchObject({ accountId: MINH, state: 'HELD', quantity: 2 });
    expect(entryOf(stock, 'w1')).toMatchObject({ state: 'OFFERED', offeredUntil: later(minutes(1), DAY) });
    expect(entryOf(stock, 'w3')).toMatchObject({ state: 'WAITING' });
    expect(quotaOf(stock)).toMatchObject({ capacity: 14, sold: 10, reserved: 4 });
  });

  it('are not sold to others, not even those that fit nobody who waits', () => {
    const { outcomes, stock } = afterBatches(
      full(),
      [NOW, join('w1', 2)],
      [minutes(1), more(11), hold('r1', 1, { accountId: TU })],
      [minutes(2), hold('r2', 1, { accountId: TU })],
    );
    expect(outcomes[0]).toMatchObject({ ok: false, refusal: { code: 'SOLD_OUT', remaining: 0 } });
    expect(quotaOf(stock)).toMatchObject({ reserved: 0 });
    // Somebody who joins for one is offered the one at once.
    const joined = afterBatches(stock, [minutes(3), join('w9', 1, { accountId: TU })]).stock;
    expect(entryOf(joined, 'w9')).toMatchObject({ state: 'OFFERED' });
    expect(entryOf(joined, 'w1')).toMatchObject({ state: 'WAITING', passed: 1 });
  });

  it('leave other ticket types of the same session to the sale', () => {
    const stock = aStock({
      ticketTypes: [
        aTicketType({ quotaIds: ['standard', 'hall'] }),
        aTicketType({ ticketTypeId: 'vip', quotaIds: ['vip', 'hall'] }),
      ],
      quotas: [
        aQuota({ capacity: 50 }),
        aQuota({ quotaId: 'vip', capacity: 2, sold: 2 }),
        aQuota({ quotaId: 'hall', capacity: 10, sold: 4 }),
      ],
    });
    const waiting = afterBatches(stock, [NOW, join('w1', 2, { ticketTypeId: 'vip' })]).stock;
    expect(afterBatches(waiting, [NOW, hold('r1', 4)]).outcome?.ok).toBe(true);
    expect(afterBatches(waiting, [NOW, hold('r1', 5)]).outcome).toMatchObject({ refusal: { remaining: 4 } });
  });

  it('go to the next when an offer is declined or not taken in its day', () => {
    const offered = afterBatches(full(), [NOW, ...three], [minutes(1), more(12)]).stock;
    const declined = afterBatches(offered, [minutes(2), leave('w1')]).stock;
    expect(entryOf(declined, 'w1')).toMatchObject({ state: 'LEFT', offeredUntil: null });
    expect(reservationOf(declined, 'w1')).toMatchObject({ state: 'RELEASED' });
    expect(entryOf(declined, 'w2')).toMatchObject({ state: 'OFFERED' });
    const lapsed = afterBatches(offered, [later(minutes(1), DAY), { kind: 'RELEASE_EXPIRED' }]).stock;
    expect(reservationOf(lapsed, 'w1')).toMatchObject({ state: 'RELEASED' });
    expect(entryOf(lapsed, 'w2')).toMatchObject({ state: 'OFFERED' });
  });

  it('are not offered while the event sells nothing, nor past the end of a sale', () => {
    const waiting = afterBatches(full(), [NOW, join('w1', 1)]).stock;
    const stopped = { ...waiting, event: { ...waiting.event, status: 'CANCELLED' as const } };
    expect(entryOf(afterBatches(stopped, [NOW, more(20)]).stock, 'w1')).toMatchObject({ state: 'WAITING' });
    const closed = { ...waiting, ticketTypes: [aTicketType({ saleEndAt: minutes(1) })] };
    expect(entryOf(afterBatches(closed, [minutes(2), more(20)]).stock, 'w1')).toMatchObject({ state: 'WAITING' });
    const short = afterBatches({ ...closed, ticketTypes: [aTicketType({ saleEndAt: minutes(30) })] }, [NOW, more(20)]);
    expect(entryOf(short.stock, 'w1')).toMatchObject({ offeredUntil: minutes(30) });
    const sessions = waiting.sessions.map((session) => ({ ...session, endAt: minutes(20) }));
    const long = { ...waiting, sessions, ticketTypes: [aTicketType({ saleEndAt: minutes(30) })] };
    expect(entryOf(afterBatches(long, [NOW, more(20)]).stock, 'w1')).toMatchObject({ offeredUntil: minutes(20) });
  });

  it('are not offered in the last instant of a sale, as they could not be taken', () => {
    const last = { ...full(), ticketTypes: [aTicketType({ saleEndAt: minutes(30) })] };
    const waiting = afterBatches(last, [NOW, join('w1', 1)]).stock;
    expect(entryOf(afterBatches(waiting, [minutes(30), more(20)]).stock, 'w1')).toMatchObject({ state: 'WAITING' });
  });

  it('go to others when those of a ticket type whose sale is over wait before them', () => {
    const standard = aTicketType({ quotaIds: ['hall'] });
    const early = aTicketType({ ticketTypeId: 'early', quotaIds: ['hall'], saleEndAt: minutes(1) });
    const stock = full({
      ticketTypes: [standard, early],
      quotas: [aQuota({ quotaId: 'hall', capacity: 10, sold: 10 })],
    });
    const late = join('w2', 2, { accountId: MINH });
    const waiting = afterBatches(stock, [NOW, join('w1', 2, { ticketTypeId: 'early' }), late]).stock;
    const freed = { kind: 'CHANGE_CAPACITY', quotaId: 'hall', capacity: 12 } as const;
    const after = afterBatches(waiting, [minutes(2), freed]).stock;
    expect(entryOf(after, 'w1')).toMatchObject({ state: 'WAITING', passed: 0 });
    expect(entryOf(after, 'w2')).toMatchObject({ state: 'OFFERED' });
  });
});

describe('places on offer at the checkout', () => {
  const offered = afterBatches(full(), [NOW, join('w1', 2)], [NOW, more(12)]).stock;
  const atCheckout = afterBatches(offered, [minutes(60), beginCheckout('c1', [{ reservationId: 'w1', count: 2 }])]);

  it('are bought like any others, and wait for their day until a payment begins', () => {
    expect(atCheckout.outcome).toMatchObject({
      ok: true,
      value: { checkoutSession: { heldUntil: later(NOW, DAY) }, lines: [{ reservationId: 'w1' }] },
    });
    const { stock, outcome } = afterBatches(atCheckout.stock, [minutes(61), beginPayment('p1', 'c1')]);
    expect(outcome).toMatchObject({ ok: true, value: { payment: { heldUntil: minutes(106) } } });
    const paid = afterBatches(stock, [minutes(70), money('p1', 400_000)]).stock;
    expect(reservationOf(paid, 'w1')).toMatchObject({ state: 'SOLD' });
  });

  it('can be declined there, but not while they are paid for', () => {
    expect(reservationOf(afterBatches(atCheckout.stock, [minutes(61), leave('w1')]).stock, 'w1')?.state).toBe(
      'RELEASED',
    );
    const { outcome } = afterBatches(
      atCheckout.stock,
      [minutes(61), beginPayment('p1', 'c1')],
      [minutes(62), leave('w1')],
    );
    expect(outcome).toEqual({ ok: false, refusal: { code: 'PAYMENT_STARTED' } });
  });

  it('are declined there alone: the other lines return to the cart', () => {
    const both = [
      { reservationId: 'w1', count: 2 },
      { reservationId: 'r1', count: 1 },
    ];
    const { stock } = afterBatches(
      offered,
      [minutes(5), more(20), hold('r1', 1, { mode: 'add' })],
      [minutes(6), beginCheckout('c2', both)],
      [minutes(7), leave('w1')],
    );
    expect(reservationOf(stock, 'w1')).toMatchObject({ state: 'RELEASED' });
    expect(reservationOf(stock, 'r1')).toMatchObject({ state: 'HELD', checkoutSessionId: null });
    expect(stock.checkoutSessions).toMatchObject([{ checkoutSessionId: 'c2', state: 'CANCELLED' }]);
  });

  it('stay when the page starts over, with or without a checkout', () => {
    const empty = { kind: 'RELEASE_CART', accountId: LAN, sectionEventId: SESSION } as const;
    const cancel = { kind: 'CANCEL_CHECKOUT', accountId: LAN, checkoutSessionId: 'c1' } as const;
    const { stock } = afterBatches(atCheckout.stock, [minutes(61), cancel], [minutes(61), empty]);
    expect(reservationOf(stock, 'w1')).toMatchObject({ state: 'HELD', heldUntil: later(NOW, DAY) });
    expect(stock.checkoutSessions).toMatchObject([{ state: 'CANCELLED' }]);
  });

  it('stay when the same choice is made on the page, and lend their day to no other line', () => {
    const same = afterBatches(offered, [minutes(5), hold('r1', 2)]);
    expect(same.outcome).toMatchObject({ ok: true, value: { lines: [{ reservationId: 'w1' }] } });
    expect(reservationOf(same.stock, 'w1')).toMatchObject({ state: 'HELD', heldUntil: later(NOW, DAY) });
    const fewer = afterBatches(offered, [minutes(5), hold('r1', 1)]).stock;
    expect(reservationOf(fewer, 'w1')?.state).toBe('RELEASED');
    expect(reservationOf(fewer, 'r1')).toMatchObject({ state: 'HELD', heldUntil: minutes(15) });
    const larger = afterBatches(offered, [minutes(5), more(20), hold('r1', 1, { mode: 'add' })]).stock;
    expect(reservationOf(larger, 'w1')).toMatchObject({ state: 'HELD', heldUntil: later(NOW, DAY) });
    expect(reservationOf(larger, 'r1')).toMatchObject({ heldUntil: minutes(15) });
    const both = [
      { reservationId: 'w1', count: 2 },
      { reservationId: 'r1', count: 1 },
    ];
    const mixed = afterBatches(larger, [minutes(6), beginCheckout('c2', both)]);
    expect(mixed.outcome).toMatchObject({ ok: true, value: { checkoutSession: { heldUntil: minutes(30) } } });
  });
});

describe('leaving a waiting list', () => {
  it('changes nothing the second time, and is nobody else’s', () => {
    const waiting = afterBatches(full(), [NOW, join('w1', 1)]).stock;
    const left = afterBatches(waiting, [NOW, leave('w1')]);
    expect(entryOf(left.stock, 'w1')).toMatchObject({ state: 'LEFT' });
    const again = afterBatches(left.stock, [NOW, leave('w1')]);
    expect(again.outcome).toMatchObject({ ok: true, value: { kind: 'WAITING_LEFT' } });
    expect(again.stock).toEqual(left.stock);
    expect(afterBatches(waiting, [NOW, leave('w1', MINH)]).outcome).toEqual({
      ok: false,
      refusal: { code: 'NOT_FOUND' },
    });
    expect(afterBatches(waiting, [NOW, leave('none')]).outcome).toEqual({ ok: false, refusal: { code: 'NOT_FOUND' } });
  });

  it('lets one join again, at the end', () => {
    const { stock } = afterBatches(
      full(),
      [NOW, join('w1', 1), join('w2', 1, { accountId: MINH })],
      [minutes(1), leave('w1')],
      [minutes(2), join('w3', 1)],
      [minutes(3), more(11)],
    );
    expect(stock.waiting?.map(({ waitingEntryId, state }) => [waitingEntryId, state])).toEqual([
      ['w1', 'LEFT'],
      ['w2', 'OFFERED'],
      ['w3', 'WAITING'],
    ]);
  });
});

describe('a sale beside a waiting list', () => {
  it('never takes places that somebody who waits would have been offered', () => {
    const moves = fc.array(
      fc.record({
        kind: fc.constantFrom<Move['kind']>('HOLD', 'RELEASE_CART', 'JOIN_WAITING', 'LEAVE_WAITING', 'CHANGE_CAPACITY'),
        buyer: fc.nat({ max: 2 }),
        pick: fc.nat({ max: 50 }),
        quantities: fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 }), fc.nat({ max: 2 })),
        flag: fc.boolean(),
        amount: fc.constant(1),
      }),
      { minLength: 5, maxLength: 40 },
    );
    fc.assert(
      fc.property(anyStock, moves, (first, story) => {
        let stock = first;
        let now: Instant = NOW;
        for (const [at, move] of story.entries()) {
          now = later(now, 60_000);
          const before = stock;
          const decision = decideBatch(before, commandsOf(before, [move], String(at), now), now);
          stock = stockAfter(before, decision.writes);
          for (const quota of stock.quotas)
            if (quota.capacity !== null) expect(quota.reserved + quota.sold).toBeLessThanOrEqual(quota.capacity);
          if (move.kind !== 'HOLD' || decision.outcomes[0]?.ok !== true) continue;
          // Places offered without the hold are offered with it too.
          const without = decideBatch(before, [], now).writes.waiting.updated;
          const offered = new Set(
            decision.writes.waiting.updated.flatMap((one) => (one.state === 'OFFERED' ? one.waitingEntryId : [])),
          );
          for (const entry of without) if (entry.state === 'OFFERED') expect(offered).toContain(entry.waitingEntryId);
        }
      }),
      { numRuns: 150 },
    );
  });
});
