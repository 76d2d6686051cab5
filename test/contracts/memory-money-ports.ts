import { randomInt, randomUUID } from 'node:crypto';
import { makeRedeemCode } from '#domain/door/redeem-code.ts';
import { DAY, instant, later } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { makeTransferCode } from '#domain/money/bank-transfer/transfer-code.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { makeOrderNumber } from '#domain/sale/checkout/order-state.ts';
import type { EventBook } from '#server/event/ports/event-book.ts';
import { makeMemoryTransferInbox } from '#server/money/memory/memory-transfer-inbox.ts';
import { makeMemoryEventBus } from '#server/platform/memory/memory-event-bus.ts';
import { makeUuidV7 } from '#server/platform/system/uuid-v7.ts';
import { decideDeskBatch } from '#server/sale/decide-desk-batch.ts';
import { makeMemoryCartDetails } from '#server/sale/memory/memory-cart-details.ts';
import { makeMemoryCheckoutReader } from '#server/sale/memory/memory-checkout-reader.ts';
import { type MemoryEventBooks, makeMemoryEventBooks } from '#server/sale/memory/memory-event-books.ts';
import { makeMemoryReservationDesk } from '#server/sale/memory/memory-reservation-desk.ts';
import type { Sale, SaleGiven } from '#test/races/sale-world.ts';
import type { MoneyPorts } from './money-world.ts';

export async function memoryMoneyPorts(): Promise<MoneyPorts & { readonly memory: MemoryEventBooks }> {
  const memory = makeMemoryEventBooks();
  let now = instant(Date.now());
  const clock = { now: () => now };
  const newId = makeUuidV7(clock.now);
  const bus = makeMemoryEventBus();
  const fresh = {
    id: newId.newId,
    orderNumber: () => makeOrderNumber(randomInt),
    redeemCode: () => makeRedeemCode(randomInt),
    transferCode: () => makeTransferCode(randomInt),
  };
  let nextEvent = 1;

  async function sale(given: SaleGiven = {}): Promise<Sale> {
    const eventId = nextEvent;
    const sectionEventId = eventId + 100_000;
    nextEvent += 1;
    const sessionQuota =
      given.sessionCapacity === undefined ? null : { quotaId: newId.newId(), capacity: given.sessionCapacity };
    const types = (given.types ?? [{}]).map((type) => ({
      ...type,
      ticketTypeId: newId.newId(),
      quotaId: newId.newId(),
    }));
    const book: EventBook = {
      stock: {
        event: { eventId, status: 'PUBLISHED', archive: false, requiredApproval: given.approval ?? false },
        sessions: [
          {
            sectionEventId,
            planSale: null,
            beginAt: later(now, 10 * DAY),
            endAt: later(now, 11 * DAY),
            cancelled: false,
          },
        ],
        ticketTypes: types.map((type) => ({
          ticketTypeId: type.ticketTypeId,
          sectionEventId,
          quotaIds: sessionQuota === null ? [type.quotaId] : [type.quotaId, sessionQuota.quotaId],
          price: dong(type.price ?? 0),
          originalPrice: dong(type.originalPrice ?? type.price ?? 0),
          purchaseLimit: type.purchaseLimit ?? 5,
          accountLimit: type.accountLimit ?? null,
          multipleOf: 1,
          saleBeginAt: null,
          saleEndAt: null,
          requiredSeat: false,
        })),
        quotas: [
          ...types.map((type) => ({
            quotaId: type.quotaId,
            capacity: type.capacity === undefined ? 100 : type.capacity,
            reserved: 0,
            sold: 0,
          })),
          ...(sessionQuota === null ? [] : [{ ...sessionQuota, reserved: 0, sold: 0 }]),
        ],
        reservations: [],
        checkoutSessions: [],
        payments: [],
        bought: [],
        receipts: [],
        seats: [],
      },
      policy: given.policy === undefined ? null : { version: 1 },
      donationEnabled: given.donations ?? false,
      approvalDays: 7,
      formPerTicket: given.formPerTicket ?? false,
      generalInfo: false,
      form: null,
      ticketTypes: new Map(
        types.map((type, index) => [
          type.ticketTypeId,
          { ticketTypeId: type.ticketTypeId, name: `Vé ${index + 1}`, description: null, mode: 'ONSITE' as const },
        ]),
      ),
      checkouts: new Map(),
      orders: new Map(),
      attendees: new Map(),
      donations: new Map(),
    };
    memory.books.set(eventId, book);
    return { eventId, sectionEventId, types };
  }

  return {
    memory,
    desk: makeMemoryReservationDesk({ memory, decide: decideDeskBatch, clock, fresh, bus }),
    reader: makeMemoryCheckoutReader(memory),
    notes: makeMemoryCartDetails(memory),
    inbox: makeMemoryTransferInbox(memory),
    buyers: {
      registrantOf: async (accountId) => ({
        email: `${accountId}@example.test`,
        firstName: 'Minh',
        lastName: 'Trần',
        gender: null,
        phoneNumber: null,
      }),
    },
    clock,
    newId,
    pass: (ms) => {
      now = later(now, ms);
    },
    buyer: async () => randomUUID() as AccountId,
    sale,
    ticketsOf: async (eventId) => {
      const reservations = memory.books.get(eventId)?.stock.reservations ?? [];
      return memory.tickets.filter((ticket) => reservations.some((line) => line.reservationId === ticket.reservationId))
        .length;
    },
  };
}
