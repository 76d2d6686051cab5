import { refused } from '#domain/kernel/result.ts';
import { needsReview } from '#domain/money/bank-transfer/transfer-state.ts';
import { decideBatch } from '#domain/sale/reservation/decide-batch.ts';
import type { StockCommand } from '#domain/sale/reservation/stock-command.ts';
import type { OutcomeOf } from '#domain/sale/reservation/stock-outcome.ts';
import { TransferTaken } from '#server/money/ports/transfer-inbox.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { EventBus } from '#server/platform/ports/event-bus.ts';
import type { DecideDeskBatch, Fresh } from '#server/sale/ports/desk-decision.ts';
import { type DeskCommand, isCommand, type ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { keepDecision, type MemoryEventBooks } from './memory-event-books.ts';

type Deps = {
  readonly memory: MemoryEventBooks;
  readonly decide: DecideDeskBatch;
  readonly clock: Clock;
  readonly fresh: Fresh;
  readonly bus: Pick<EventBus, 'publish'>;
};

export function makeMemoryReservationDesk({ memory, decide, clock, fresh, bus }: Deps): ReservationDesk {
  function refuseTaken(command: DeskCommand): void {
    if (!isCommand(command, 'SETTLE')) return;
    const { incomingTransferId } = command.details;
    const transfer = incomingTransferId === null ? undefined : memory.transfers.get(incomingTransferId);
    const repeated = [...memory.books.values()].some((book) =>
      book.stock.receipts.some((receipt) => receipt.providerReference === incomingTransferId),
    );
    if (transfer?.state != null && !needsReview(transfer.state) && !repeated)
      throw new TransferTaken(transfer.incomingTransferId);
  }

  return {
    submit: async <Command extends StockCommand>(eventId: number, stock: Command, details: unknown) => {
      const book = memory.books.get(eventId);
      if (book === undefined) return refused({ code: 'NOT_FOUND' } as const);
      const command = { stock, details } as DeskCommand;
      refuseTaken(command);
      const now = clock.now();
      const decision = decide(book, [command], now, fresh);
      keepDecision(memory, eventId, decision, now);
      if (decision.stock.quotas.length > 0) bus.publish({ kind: 'stock', eventId });
      for (const checkoutSessionId of decision.effects.touched)
        bus.publish({ kind: 'checkout', eventId, checkoutSessionId });
      if (decision.effects.tickets.length > 0 || decision.effects.voided.length > 0)
        bus.publish({ kind: 'door', eventId });
      return decision.answers[0] as OutcomeOf<Command>;
    },
    eventsWithDue: async (now, limit) =>
      [...memory.books]
        .map(([eventId, book]) => {
          const { reservations, checkoutSessions } = decideBatch(book.stock, [], now).expired;
          return { eventId, first: Math.min(...[...reservations, ...checkoutSessions].map((row) => row.heldUntil)) };
        })
        .filter((each) => each.first <= now)
        .sort((one, other) => one.first - other.first)
        .slice(0, limit)
        .map((each) => each.eventId),
    eventsToOffer: async (now, limit) =>
      [...memory.books]
        .filter(([, { stock }]) => {
          const { inserted, updated } = decideBatch(stock, [], now).writes.waiting;
          return [...inserted, ...updated].some(({ state }) => state === 'OFFERED');
        })
        .slice(0, limit)
        .map(([eventId]) => eventId),
    waitingLateMoney: async (limit) =>
      [...memory.books]
        .flatMap(([eventId, book]) =>
          book.stock.payments
            .filter((payment) => payment.state === 'LATE_MONEY' && payment.lateChoice === 'WAIT')
            .map((payment) => ({
              eventId,
              paymentId: payment.paymentId,
              since: memory.written.get(payment.paymentId)?.updatedAt ?? 0,
            })),
        )
        .sort((one, other) => one.since - other.since)
        .slice(0, limit)
        .map(({ eventId, paymentId }) => ({ eventId, paymentId })),
  };
}
