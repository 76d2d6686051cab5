import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, minus, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { anyOffers, anyPurchase } from '#test/arbitraries/promotion.arbitraries.ts';
import { NOW } from '#test/builders/moments.ts';
import { quotePurchase } from './quote-purchase.ts';
import { type RefundableOrder, splitRefund } from './ticket-refund.ts';
import { ticketWorths } from './ticket-worth.ts';

const order = (over: Partial<RefundableOrder> = {}): RefundableOrder => ({
  left: { tickets: dong(150_000), donation: dong(20_000) },
  tickets: [
    { ticketId: 'a', worth: dong(50_000), refunded: false },
    { ticketId: 'b', worth: dong(99_999), refunded: false },
    { ticketId: 'c', worth: dong(1), refunded: false },
  ],
  ...over,
});

const anyPaidOrder: fc.Arbitrary<RefundableOrder> = fc.tuple(anyPurchase, anyOffers).map(([purchase, offers]) => {
  const answer = quotePurchase(purchase, offers, NOW);
  if (!answer.ok) throw new Error(answer.refusal.code);
  const { quote } = answer.value;
  const worths = quote.lines.flatMap((line) => ticketWorths(line).map((ticket) => ticket.worth));
  return {
    left: { tickets: minus(quote.final, quote.donation), donation: quote.donation },
    tickets: worths.map((worth, at) => ({ ticketId: `t${at}`, worth, refunded: false })),
  };
});

const after = (
  before: RefundableOrder,
  ticketIds: readonly string[],
  tickets: number,
  donation: number,
): RefundableOrder => ({
  left: { tickets: dong(before.left.tickets - tickets), donation: dong(before.left.donation - donation) },
  tickets: before.tickets.map((ticket) =>
    ticketIds.includes(ticket.ticketId) ? { ...ticket, refunded: true } : ticket,
  ),
});

describe('refunds of chosen tickets', () => {
  it('never exceed the payment, equal the tickets’ worth, and clear the order at the end', () => {
    fc.assert(
      fc.property(anyPaidOrder, fc.array(fc.nat({ max: 3 }), { maxLength: 40 }), (paid, sizes) => {
        let now = paid;
        for (const size of [...sizes, 99]) {
          const open = now.tickets.filter((ticket) => !ticket.refunded).slice(0, size);
          const answer = splitRefund(now, { ticketIds: open.map((ticket) => ticket.ticketId), donation: size === 99 });
          if (!answer.ok) {
            expect(answer.refusal.code).toBe('NOTHING_CHOSEN');
            continue;
          }
          expect(answer.value.tickets).toBe(sum(open.map((ticket) => ticket.worth)));
          now = after(
            now,
            open.map((ticket) => ticket.ticketId),
            answer.value.tickets,
            answer.value.donation,
          );
          expect(Math.min(now.left.tickets, now.left.donation)).toBeGreaterThanOrEqual(0);
        }
        expect(now.left).toEqual({ tickets: 0, donation: 0 });
      }),
      { numRuns: 50 },
    );
  });

  it('are limited to what is left; the last ticket takes it all', () => {
    const less = order({ left: { tickets: dong(60_000), donation: ZERO } });
    expect(splitRefund(less, { ticketIds: ['b'], donation: false })).toEqual({
      ok: true,
      value: { tickets: 60_000, donation: 0 },
    });
    const more = order({ left: { tickets: dong(150_007), donation: ZERO } });
    expect(splitRefund(more, { ticketIds: ['c', 'a', 'b'], donation: false })).toEqual({
      ok: true,
      value: { tickets: 150_007, donation: 0 },
    });
  });

  it('include earlier refunds when finding the last ticket', () => {
    const [first, ...others] = order().tickets;
    const partly = order({
      tickets: first === undefined ? [] : [{ ...first, refunded: true }, ...others],
      left: { tickets: dong(100_001), donation: ZERO },
    });
    expect(splitRefund(partly, { ticketIds: ['b', 'c'], donation: false })).toEqual({
      ok: true,
      value: { tickets: 100_001, donation: 0 },
    });
    expect(splitRefund(partly, { ticketIds: ['b'], donation: false })).toEqual({
      ok: true,
      value: { tickets: 99_999, donation: 0 },
    });
  });

  it('leave the donation unless requested', () => {
    expect(splitRefund(order(), { ticketIds: ['a', 'c'], donation: false })).toEqual({
      ok: true,
      value: { tickets: 50_001, donation: 0 },
    });
    expect(splitRefund(order(), { ticketIds: [], donation: true })).toEqual({
      ok: true,
      value: { tickets: 0, donation: 20_000 },
    });
  });

  it('of the donation alone touch no refunded tickets', () => {
    const gone = order({ tickets: [{ ticketId: 'a', worth: dong(1), refunded: true }] });
    expect(splitRefund(gone, { ticketIds: [], donation: true })).toEqual({
      ok: true,
      value: { tickets: 0, donation: 20_000 },
    });
  });

  it('count a repeated ticket once', () => {
    expect(splitRefund(order(), { ticketIds: ['a', 'a'], donation: false })).toEqual({
      ok: true,
      value: { tickets: 50_000, donation: 0 },
    });
  });

  it.each([
    [{ ticketIds: [], donation: false }, { code: 'NOTHING_CHOSEN' }],
    [
      { ticketIds: ['a', 'x'], donation: false },
      { code: 'TICKET_NOT_OF_ORDER', ticketId: 'x' },
    ],
    [
      { ticketIds: ['b', 'a'], donation: true },
      { code: 'TICKET_REFUNDED', ticketId: 'a' },
    ],
  ])('%j is refused with %j', (wish, refusal) => {
    const [first, ...others] = order().tickets;
    const partly = order({ tickets: first === undefined ? [] : [{ ...first, refunded: true }, ...others] });
    expect(splitRefund(partly, wish)).toEqual({ ok: false, refusal });
  });
});
