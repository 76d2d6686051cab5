import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import { nothingLeft, roomStock, type TypeStock } from './room-stock.ts';

const now = instant(1_790_000_000_000);
const inMs = (ms: number): Instant => instant(now + ms);
const anyType: fc.Arbitrary<TypeStock> = fc.record({
  saleBeginAt: fc.option(fc.integer({ min: -5, max: 5 }).map(inMs)),
  left: fc.option(fc.nat({ max: 3 })),
  held: fc.nat({ max: 2 }),
});

describe('a waiting room’s stock', () => {
  it('something is left exactly if a ticket on sale has a place or no limit', () => {
    fc.assert(
      fc.property(fc.array(anyType, { maxLength: 6 }), (types) => {
        const onSale = types.filter(({ saleBeginAt }) => saleBeginAt === null || saleBeginAt <= now);
        expect(nothingLeft(roomStock(types, now)) === null).toBe(onSale.some(({ left }) => left !== 0));
      }),
    );
  });

  it('waiting is worthwhile for held places, then for later sales, and nothing else', () => {
    const sold: TypeStock = { saleBeginAt: null, left: 0, held: 0 };
    const later: TypeStock = { saleBeginAt: inMs(60_000), left: 10, held: 0 };
    expect(nothingLeft(roomStock([sold, { ...sold, held: 2 }, later], now))).toEqual({ kind: 'HELD' });
    expect(nothingLeft(roomStock([sold, later, { ...later, saleBeginAt: inMs(5_000) }], now))).toEqual({
      kind: 'LATER',
      nextSaleAt: inMs(5_000),
    });
    expect(nothingLeft(roomStock([sold, { ...later, left: 0 }], now))).toEqual({ kind: 'SOLD' });
  });

  it('one unlimited type is enough for everyone', () => {
    expect(
      roomStock(
        [
          { saleBeginAt: null, left: null, held: 0 },
          { saleBeginAt: null, left: 0, held: 0 },
        ],
        now,
      ).left,
    ).toBeNull();
  });
});
