import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/kernel/instant.ts';
import type { LedgerAccount } from '#domain/ledger/posting.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { MemoryEventBooks } from '#server/sale/memory/memory-event-books.ts';
import { memoryMoneyPorts } from '#test/contracts/memory-money-ports.ts';
import { moneyWorld } from '#test/contracts/money-world.ts';
import type { Sale } from '#test/races/sale-world.ts';

const PRICE = 100_000;
const CAPACITY = 6;

const happening = fc.oneof(
  fc.record({ kind: fc.constant('hold' as const), who: fc.nat(3), quantity: fc.nat(4) }),
  fc.record({ kind: fc.constant('begin' as const), who: fc.nat(3), quantity: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('transfer' as const), who: fc.nat(3), quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: fc.constant('pay' as const),
    which: fc.nat(5),
    amount: fc.constantFrom(50_000, 100_000, 200_000, 250_000),
  }),
  fc.record({ kind: fc.constant('pass' as const), minutes: fc.constantFrom(1, 11, 26, 46) }),
  fc.record({ kind: fc.constant('expire' as const) }),
  fc.record({
    kind: fc.constant('choose' as const),
    which: fc.nat(5),
    choice: fc.constantFrom('REFUND' as const, 'WAIT' as const),
  }),
  fc.record({ kind: fc.constant('seat' as const) }),
  fc.record({ kind: fc.constant('capacity' as const), capacity: fc.integer({ min: 0, max: 9 }) }),
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

async function play(story: readonly Happening[]) {
  const { memory, ...ports } = await memoryMoneyPorts();
  const world = moneyWorld(ports);
  const sale = await world.sale({ types: [{ price: PRICE, capacity: CAPACITY }] });
  const buyers = await Promise.all(Array.from({ length: 4 }, () => world.buyer()));
  const waiting: {
    readonly accountId: AccountId;
    readonly eventId: number;
    readonly checkoutSessionId: string;
    readonly code: string;
  }[] = [];
  const buyer = (who: number): AccountId => buyers[who] as AccountId;
  const pick = (which: number) => waiting[which % Math.max(1, waiting.length)];

  for (const event of story) {
    switch (event.kind) {
      case 'hold':
        await world.hold(buyer(event.who), sale, [event.quantity]);
        break;
      case 'begin':
        await world.checkout(buyer(event.who), sale, [event.quantity]);
        break;
      case 'transfer': {
        const begun = await world.checkout(buyer(event.who), sale, [event.quantity]);
        if (!begun.ok) break;
        const asked = {
          accountId: buyer(event.who),
          eventId: sale.eventId,
          checkoutSessionId: begun.value.checkoutSessionId,
        };
        const transfer = await world.request(asked);
        if (transfer.ok) waiting.push({ ...asked, code: transfer.value.message });
        break;
      }
      case 'pay': {
        const target = pick(event.which);
        if (target !== undefined) await world.pay(target.code, event.amount);
        break;
      }
      case 'pass':
        world.pass(event.minutes * MINUTE);
        break;
      case 'expire':
        await world.releaseDue();
        break;
      case 'choose': {
        const target = pick(event.which);
        if (target !== undefined) await world.chooseLate({ ...target, choice: event.choice });
        break;
      }
      case 'seat':
        await world.seatLate();
        break;
      case 'capacity':
        await world.desk.submit(
          sale.eventId,
          { kind: 'CHANGE_CAPACITY', quotaId: sale.types[0]?.quotaId ?? '', capacity: event.capacity },
          { by: null },
        );
        break;
    }
  }
  return { memory, sale };
}

function balance(memory: MemoryEventBooks, account: LedgerAccount): number {
  const lines = memory.ledger.filter((line) => line.book === 'EVENT');
  return sum(lines.map((line) => (line.credit === account ? line.amount : line.debit === account ? -line.amount : 0)));
}

const law = (check: (memory: MemoryEventBooks, sale: Sale) => void) =>
  fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 40 }), async (story) => {
      const { memory, sale } = await play(story);
      check(memory, sale);
    }),
    { numRuns: 150 },
  );

describe('any sequence of events in a sale', () => {
  it('never holds or sells more than the capacity, and counters equal the sums of the rows', async () => {
    await law((memory, sale) => {
      const stock = memory.books.get(sale.eventId)?.stock;
      const quota = stock?.quotas[0];
      const places = (...states: readonly string[]) =>
        sum((stock?.reservations ?? []).filter((row) => states.includes(row.state)).map((row) => row.quantity));
      expect(quota?.reserved).toBe(places('HELD', 'IN_CHECKOUT'));
      expect(quota?.sold).toBe(places('SOLD'));
      expect((quota?.reserved ?? 0) + (quota?.sold ?? 0)).toBeLessThanOrEqual(quota?.capacity ?? 0);
    });
  });

  it('issues one ticket per place of a successful order and none elsewhere', async () => {
    await law((memory, sale) => {
      const book = memory.books.get(sale.eventId);
      for (const row of book?.stock.reservations ?? []) {
        const issued = memory.tickets
          .filter((ticket) => ticket.reservationId === row.reservationId)
          .map((ticket) => ticket.position);
        expect(issued).toEqual(
          row.state === 'SOLD' ? Array.from({ length: row.quantity }, (_, position) => position) : [],
        );
      }
    });
  });

  it('accounts for all money as orders, surplus, late money and part payments, in the ledger too', async () => {
    await law((memory, sale) => {
      const book = memory.books.get(sale.eventId);
      const payments = book?.stock.payments ?? [];
      const received = sum((book?.stock.receipts ?? []).map((receipt) => receipt.amount));
      const paidOrders = sum(
        [...(book?.orders.values() ?? [])]
          .filter((order) => order.status === 'SUCCESSFUL')
          .map((order) => order.quote.final),
      );
      const surplus = sum(
        payments.filter((payment) => payment.state === 'SUCCEEDED').map((payment) => payment.received - payment.amount),
      );
      const homeless = sum(
        payments
          .filter((payment) => payment.state === 'LATE_MONEY' || payment.state === 'REFUND_DUE')
          .map((payment) => payment.received),
      );
      const parts = sum(payments.filter((payment) => payment.state === 'PART_PAID').map((payment) => payment.received));
      expect(received).toBe(paidOrders + surplus + homeless + parts);
      expect(balance(memory, 'ticket-sales')).toBe(paidOrders);
      expect(balance(memory, 'deposits')).toBe(parts);
      expect(balance(memory, 'clearing') + received).toBe(0);
      expect(balance(memory, 'late-money') + balance(memory, 'refunds')).toBe(surplus + homeless);
    });
  });

  it('writes no ledger line, order number, redeem code or transfer code twice', async () => {
    await law((memory, sale) => {
      const orders = [...(memory.books.get(sale.eventId)?.orders.values() ?? [])];
      for (const names of [
        memory.ledger.map((line) => `${line.kind} ${line.subject}`),
        orders.map((order) => order.orderNumber),
        memory.tickets.map((ticket) => ticket.redeemCode),
        [...memory.codeOf.values()],
      ]) {
        expect(new Set(names).size).toBe(names.length);
      }
    });
  });
});
