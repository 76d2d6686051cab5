import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';
import { SaleRush } from './sale-rush.ts';

const at = (ms: number) => instant(NOW - (NOW % 1_000) + ms);
function rushOf(answers: readonly { readonly waited: number; readonly from: number; readonly count: number }[]) {
  const rush = SaleRush.make();
  for (const { waited, from, count } of answers)
    for (let index = 0; index < count; index += 1) rush.answered(waited, at(from + index));
  return rush;
}

describe('a rush', () => {
  it('starts when many buyers waited within a second', () => {
    expect(rushOf([{ waited: 80, from: 0, count: 20 }]).isOn(at(100))).toBe(true);
    expect(rushOf([{ waited: 80, from: 0, count: 19 }]).isOn(at(100))).toBe(false);
  });

  it('does not start from buyers who are answered at once, or from a few who wait', () => {
    expect(rushOf([{ waited: 25, from: 0, count: 900 }]).isOn(at(950))).toBe(false);
    const scattered = Array.from({ length: 30 }, (_, second) => ({ waited: 300, from: second * 1_000, count: 2 }));
    expect(rushOf(scattered).isOn(at(30_000))).toBe(false);
  });

  it('ends a second after the last buyer who waited', () => {
    const rush = rushOf([{ waited: 80, from: 0, count: 500 }]);
    expect([at(999), at(1_999), at(2_000), at(60_000)].map(rush.isOn)).toEqual([true, true, false, false]);
  });
});
