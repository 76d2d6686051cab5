import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutes } from '#test/builders/moments.ts';
import { changeCapacity } from './capacity-change.ts';

describe('setting a capacity [S5-11]', () => {
  it('goes down to what is sold and held, and not below', () => {
    fc.assert(
      fc.property(fc.nat({ max: 50 }), fc.nat({ max: 50 }), fc.nat({ max: 150 }), (sold, held, capacity) => {
        const changed = changeCapacity({ sold, held, heldUntil: minutes(9) }, capacity);
        expect(changed.ok).toBe(capacity >= sold + held);
      }),
    );
  });

  it('unlimited is always enough', () => {
    expect(changeCapacity({ sold: 9, held: 9, heldUntil: null }, null)).toEqual({ ok: true, value: null });
  });

  it('says how many are sold, how many are being paid for and until when, where that is known', () => {
    const refusal = { code: 'CAPACITY_BELOW_TAKEN', sold: 3 };
    expect(changeCapacity({ sold: 3, held: 2, heldUntil: minutes(9) }, 4)).toEqual({
      ok: false,
      refusal: { ...refusal, held: 2, heldUntil: minutes(9) },
    });
    expect(changeCapacity({ sold: 3, held: 2, heldUntil: null }, 4)).toEqual({
      ok: false,
      refusal: { ...refusal, held: 2 },
    });
    expect(changeCapacity({ sold: 3, held: 0, heldUntil: minutes(9) }, 2)).toEqual({
      ok: false,
      refusal: { ...refusal, held: 0 },
    });
  });
});
