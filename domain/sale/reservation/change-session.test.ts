import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { afterBatches, aQuota, aStock, aTicketType, awaitedTransfer, money, SESSION } from '#test/builders/a-stock.ts';
import { NOW } from '#test/builders/moments.ts';
import { changeSession, isOverLimit, type NamedTicketType, sameTypes } from './change-session.ts';
import type { EventStock, Reservation } from './reservation.ts';
import { stockAfter } from './stock-after.ts';

const OTHER = SESSION + 1;
const SHARED = 'hall';
/** Sold lines of one session, and the same ticket type in another; both draw on a quota of the event, too. */
function twoSessions(sold: number, there: { readonly capacity: number | null; readonly sold: number }): EventStock {
  const base = afterBatches(awaitedTransfer(), [NOW, money('p1', 400_000)]).stock;
  return {
    ...base,
    ticketTypes: [
      aTicketType({ quotaIds: ['standard', SHARED] }),
      aTicketType({ ticketTypeId: 'later', sectionEventId: OTHER, quotaIds: ['later', SHARED] }),
    ],
    quotas: [
      aQuota({ sold }),
      aQuota({ quotaId: 'later', ...there }),
      aQuota({ quotaId: SHARED, capacity: sold + there.sold, sold: sold + there.sold }),
    ],
    reservations: base.reservations.map((line) => (line.state === 'SOLD' ? { ...line, quantity: sold } : line)),
  };
}
const named = (ticketTypeId: string, over: Partial<NamedTicketType> = {}): NamedTicketType => ({
  ticketTypeId,
  sectionEventId: OTHER,
  name: 'Vé thường',
  price: dong(200_000),
  requiredSeat: false,
  mode: 'ONSITE',
  accountLimit: null,
  bought: 0,
  ...over,
});
const OWN = named('standard', { sectionEventId: SESSION });
const SAME = new Map([['standard', 'later']]);
const soldOf = ({ quotas }: EventStock) => quotas.map(({ sold }) => sold);

describe('the same tickets of another session', () => {
  const stock = twoSessions(2, { capacity: 5, sold: 0 });

  it('have the same name and price', () => {
    const types = [OWN, named('vip', { name: 'VIP' }), named('later')];
    expect(sameTypes(stock, types, OTHER)).toEqual(SAME);
  });

  it.each([
    ['another name', { name: 'VIP' }],
    ['another price', { price: dong(210_000) }],
    ['another kind of attendance', { mode: 'ONLINE' }],
    ['seats', { requiredSeat: true }],
    ['another session', { sectionEventId: OTHER + 1 }],
  ] as const)('are not those with %s', (_what, over) => {
    expect(sameTypes(stock, [OWN, named('later', over)], OTHER)).toBeNull();
  });

  it('cannot be had for numbered seats, nor where nothing is sold', () => {
    expect(sameTypes(stock, [{ ...OWN, requiredSeat: true }, named('later')], OTHER)).toBeNull();
    expect(sameTypes(aStock(), [OWN, named('later')], OTHER)).toBeNull();
  });
});

it('an account has no more tickets of a type than it may buy, by changing to it either', () => {
  const stock = twoSessions(2, { capacity: 9, sold: 0 });
  const limits = [null, 4, 3, 1].map((accountLimit) => {
    const types = [OWN, named('later', { accountLimit, bought: 2 })];
    return isOverLimit(stock, types, SAME);
  });
  expect(limits).toEqual([false, false, true, true]);
  expect(isOverLimit(stock, [named('unasked', { accountLimit: 1, bought: 2 })], SAME)).toBe(false);
});

describe('changing to another session', () => {
  it('takes its places and returns the others, and places that both share stay sold', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.nat({ max: 6 }),
        fc.option(fc.nat({ max: 12 })),
        (quantity, taken, capacity) => {
          const stock = twoSessions(quantity, { capacity, sold: taken });
          const writes = changeSession(stock, OTHER, SAME);
          const fits = capacity === null || taken + quantity <= capacity;
          expect(writes.ok).toBe(fits);
          if (!writes.ok) return;
          const after = stockAfter(stock, writes.value);
          expect(soldOf(after)).toEqual([0, taken + quantity, taken + quantity]);
          expect(after.reservations.filter(({ state }) => state === 'SOLD')).toMatchObject([
            { ticketTypeId: 'later', sectionEventId: OTHER, quantity },
          ]);
          const back = changeSession(after, SESSION, new Map([['later', 'standard']]));
          expect(back.ok && soldOf(stockAfter(after, back.value))).toEqual(soldOf(stock));
        },
      ),
    );
  });

  it('gives no place that somebody holds', () => {
    const stock = twoSessions(2, { capacity: 4, sold: 1 });
    const held = stock.quotas.map((quota) => (quota.quotaId === 'later' ? { ...quota, reserved: 2 } : quota));
    expect(changeSession({ ...stock, quotas: held }, OTHER, SAME)).toEqual({ ok: false, refusal: 'SESSION_FULL' });
  });

  it('leaves lines alone that are not sold, and types that have no counterpart', () => {
    const stock = twoSessions(2, { capacity: 9, sold: 0 });
    const released: EventStock = {
      ...stock,
      reservations: [
        ...stock.reservations,
        ...stock.reservations.map(
          (line): Reservation => ({
            ...line,
            reservationId: 'given up',
            state: 'RELEASED',
          }),
        ),
      ],
    };
    const types = [OWN, named('later')];
    expect(sameTypes(released, types, OTHER)).toEqual(SAME);
    const changed = changeSession(released, OTHER, SAME);
    expect(changed.ok && changed.value.reservations.updated.map(({ reservationId }) => reservationId)).toEqual(
      stock.reservations.map(({ reservationId }) => reservationId),
    );
    const none = changeSession(stock, OTHER, new Map());
    expect(none.ok && none.value.reservations).toEqual({ inserted: [], updated: [] });
  });
});
