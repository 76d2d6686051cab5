import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { anyOffer, anySessionTimes } from '#test/arbitraries/event.arbitraries.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { cheapestTicket, lowestPrice } from './lowest-ticket.ts';
import { ticketSaleState } from './sale-state.ts';

const ticket = (price: number, originalPrice: number, remaining: number | null = null) => ({
  price: dong(price),
  originalPrice: dong(originalPrice),
  remaining,
  saleBeginAt: null,
  saleEndAt: null,
  multipleOf: 1,
});
const session = { planSale: null, beginAt: minutes(60), endAt: minutes(120) } as const;

describe('the cheapest ticket', () => {
  it('has the lowest price, and of equal prices the larger markdown', () => {
    expect(cheapestTicket([ticket(2, 2), ticket(1, 1), ticket(1, 3), ticket(1, 2)])).toMatchObject({
      price: 1,
      originalPrice: 3,
    });
    expect(cheapestTicket([])).toBeNull();
  });

  it('costs no more than any other', () => {
    fc.assert(
      fc.property(anyOffer, (tickets) => {
        expect(tickets.every((one) => one.price >= (cheapestTicket(tickets)?.price ?? 0))).toBe(true);
      }),
    );
  });
});

describe('the price after ‘From’', () => {
  it.each([
    ['the lowest of what can be bought', [ticket(1, 1, 0), ticket(3, 3), ticket(2, 2)], 2],
    ['the lowest of all where nothing can be bought', [ticket(2, 2, 0), ticket(1, 1, 0)], 1],
    ['none without tickets', [], null],
  ])('is %s', (_what, tickets, price) => {
    expect(lowestPrice(session, tickets, NOW)).toBe(price);
  });

  it('is some ticket’s price, of one on sale if any is', () => {
    fc.assert(
      fc.property(anySessionTimes, anyOffer, (times, tickets) => {
        const price = lowestPrice(times, tickets, NOW);
        const selling = tickets.filter((one) => ticketSaleState(one, times, NOW) === 'ON_SALE');
        const named = selling.length > 0 ? selling : tickets;
        expect(named.some((one) => one.price === price)).toBe(named.length > 0);
        for (const one of named) expect(one.price).toBeGreaterThanOrEqual(price ?? 0);
      }),
    );
  });
});
