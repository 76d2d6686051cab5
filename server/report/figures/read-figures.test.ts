import { describe, expect, it } from 'vitest';
import { instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { ORDERS_OF_PREPARED_FIGURES, type ReportFigures } from '#domain/report/report-figures.ts';
import type { RevenueBook } from '#server/report/ports/revenue-book.ts';
import { ReadFigures } from './read-figures.ts';

const NOW = instant(1_000_000_000);
const NOTHING: ReportFigures = {
  revenue: [],
  sold: [],
  refunded: [],
  checkIns: [],
  checkInHours: [],
  codes: [],
  referrers: [],
};

async function read(orders: number, prepared: Awaited<ReturnType<RevenueBook['prepared']>> = null) {
  const asked: number[] = [];
  const book: RevenueBook = {
    current: {
      revenue: async () => [],
      sold: async () => [],
      refunded: async () => [],
      checkIns: async () => [],
      checkInHours: async () => [],
      codes: async () => [],
      referrers: async () => [],
    },
    prepared: async () => prepared,
    hasOrders: async (_eventId, wanted) => orders >= wanted,
    prepare: async () => undefined,
  };
  const figures = ReadFigures.make({
    book,
    clock: { now: () => NOW },
    ask: async (eventId) => {
      asked.push(eventId);
    },
  });
  const found = await figures(7);
  return { isAwaited: await found.isAwaited(), isRefreshing: found.isRefreshing, asked };
}

describe('the figures of an event', () => {
  it('are asked for and awaited where it is large and nobody read them before', async () => {
    expect(await read(ORDERS_OF_PREPARED_FIGURES)).toEqual({ isAwaited: true, isRefreshing: false, asked: [7] });
  });

  it('are read at once where it is small', async () => {
    expect(await read(ORDERS_OF_PREPARED_FIGURES - 1)).toEqual({ isAwaited: false, isRefreshing: false, asked: [] });
  });

  it('are not awaited once there are some, though newer ones are asked for', async () => {
    const old = { takenAt: later(NOW, -2 * MINUTE), figures: NOTHING };
    expect(await read(ORDERS_OF_PREPARED_FIGURES, old)).toEqual({ isAwaited: false, isRefreshing: true, asked: [7] });
    const fresh = { takenAt: NOW, figures: NOTHING };
    expect(await read(ORDERS_OF_PREPARED_FIGURES, fresh)).toEqual({ isAwaited: false, isRefreshing: false, asked: [] });
  });
});
