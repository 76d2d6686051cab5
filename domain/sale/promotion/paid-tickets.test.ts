import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { anyTicketLine } from '#test/arbitraries/promotion.arbitraries.ts';
import { paidTickets } from './paid-tickets.ts';

const tickets = [
  { ticketTypeId: 'standard', price: dong(100_000) },
  { ticketTypeId: 'vip', price: dong(1) },
  { ticketTypeId: 'student', price: dong(0) },
];

it.each([
  [['vip'], { ok: true, value: ['vip'] }],
  [['vip', 'standard', 'vip'], { ok: true, value: ['vip', 'standard'] }],
  [[], { ok: false, refusal: { code: 'INVALID_INPUT', field: 'ticket_id', problem: { kind: 'REQUIRED' } } }],
  [['vip', 'balcony'], { ok: false, refusal: { code: 'TICKET_NOT_OF_EVENT', ticketTypeId: 'balcony' } }],
])('%j: %j', (chosen, answer) => {
  expect(paidTickets(chosen, tickets)).toEqual(answer);
});

it('no code and no promotion is for a free ticket, not even beside paid ones [S5-14]', () => {
  expect(paidTickets(['standard', 'student'], tickets)).toEqual({
    ok: false,
    refusal: { code: 'FREE_TICKET', ticketTypeId: 'student' },
  });
  fc.assert(
    fc.property(fc.array(anyTicketLine, { minLength: 1, maxLength: 4 }), (lines) => {
      const event = lines.map(({ ticketTypeId, unitPrice }) => ({ ticketTypeId, price: unitPrice }));
      const free = new Set(event.filter(({ price }) => price === 0).map(({ ticketTypeId }) => ticketTypeId));
      for (const ticketTypeId of free) {
        const last = event.findLast((ticket) => ticket.ticketTypeId === ticketTypeId);
        if (last?.price === 0) expect(paidTickets([ticketTypeId], event).ok).toBe(false);
      }
      const paid = event.map(({ ticketTypeId }) => ticketTypeId).filter((ticketTypeId) => !free.has(ticketTypeId));
      expect(paidTickets(paid, event).ok).toBe(paid.length > 0);
    }),
  );
});
