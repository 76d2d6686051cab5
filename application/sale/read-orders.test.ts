import { describe, expect, it } from 'vitest';
import type { OwnOrders } from '#application/sale/ports/own-orders.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { anOwnOrder } from '#test/builders/an-own-order.ts';
import { ReadOrders } from './read-orders.ts';

describe('what waits for payment or approval', () => {
  it('is read to its end, however many pages there are', async () => {
    const asked: unknown[] = [];
    const ownOrders: OwnOrders = {
      list: async ({ after }, pending) => {
        asked.push([after, pending]);
        const at = Number(after ?? 0);
        return ok({
          entries: [anOwnOrder(`o${at}`)],
          after: at < 2 ? String(at + 1) : null,
          before: null,
          totalCount: null,
        });
      },
      read: async () => refused({ code: 'NOT_FOUND' }),
      withdraw: async () => ok(null),
      giveBack: async () => refused({ code: 'NOT_FOUND' }),
    };
    const found = await ReadOrders.make({ ownOrders }).pending();
    expect(found.ok && found.value.map(({ id }) => id)).toEqual(['o0', 'o1', 'o2']);
    expect(asked).toEqual([
      [undefined, true],
      ['1', true],
      ['2', true],
    ]);
  });
});
