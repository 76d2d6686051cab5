import { describe, expect, it } from 'vitest';
import { afterBatches, aQuota, aStock, quotaOf } from '#test/builders/a-stock.ts';
import { minutes, NOW } from '#test/builders/moments.ts';

const taken = aStock({
  quotas: [aQuota({ capacity: 10, reserved: 2, sold: 3, releases: { first: minutes(4), last: minutes(9) } })],
});
const resize = (capacity: number | null) => ({ kind: 'CHANGE_CAPACITY', quotaId: 'standard', capacity }) as const;

describe('changing a quota’s capacity', () => {
  it.each([5, 50, null])('accepts %s', (capacity) => {
    expect(quotaOf(afterBatches(taken, [NOW, resize(capacity)]).stock)).toMatchObject({
      capacity,
      reserved: 2,
      sold: 3,
    });
  });

  it('below sold plus held reports the held places and their end [S5-11]', () => {
    expect(afterBatches(taken, [NOW, resize(4)]).outcome).toEqual({
      ok: false,
      refusal: { code: 'CAPACITY_BELOW_TAKEN', sold: 3, held: 2, heldUntil: minutes(9) },
    });
  });

  it.each([null, 9, 11])('refuses a change of %s once it is another capacity', (from) => {
    const { outcome, stock } = afterBatches(taken, [NOW, { ...resize(50), from }]);
    expect(outcome).toEqual({ ok: false, refusal: { code: 'STALE', by: null } });
    expect(quotaOf(stock)).toMatchObject({ capacity: 10 });
    expect(quotaOf(afterBatches(taken, [NOW, { ...resize(50), from: 10 }]).stock)).toMatchObject({ capacity: 50 });
  });

  it('refuses an unknown quota', () => {
    expect(afterBatches(taken, [NOW, { ...resize(1), quotaId: 'x' }]).outcome).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    });
  });
});
