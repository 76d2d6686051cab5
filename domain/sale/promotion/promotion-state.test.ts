import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { later } from '#domain/kernel/instant.ts';
import { anyAutomaticPromotion, anyMoment } from '#test/arbitraries/promotion.arbitraries.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import {
  type PromotionCount,
  type PromotionPeriod,
  periodProblem,
  promotionState,
  usesLeft,
} from './promotion-state.ts';

const promotion = (over: Partial<PromotionPeriod & PromotionCount> = {}): PromotionPeriod & PromotionCount => ({
  beginAt: minutes(-10),
  endAt: minutes(10),
  quantity: 5,
  used: 2,
  ...over,
});

describe('the state of a promotion', () => {
  it.each([
    [{}, { state: 'RUNNING', left: 3, endAt: minutes(10) }],
    [
      { beginAt: null, endAt: null, quantity: null },
      { state: 'RUNNING', left: null, endAt: null },
    ],
    [{ beginAt: NOW }, { state: 'RUNNING', left: 3, endAt: minutes(10) }],
    [{ endAt: NOW }, { state: 'RUNNING', left: 3, endAt: NOW }],
    [{ beginAt: later(NOW, 1) }, { state: 'UPCOMING', beginAt: later(NOW, 1) }],
    [{ endAt: later(NOW, -1) }, { state: 'OVER', endAt: later(NOW, -1) }],
    [{ used: 5 }, { state: 'USED_UP' }],
    [{ used: 6 }, { state: 'USED_UP' }],
    [
      { used: 5, endAt: minutes(-1) },
      { state: 'OVER', endAt: minutes(-1) },
    ],
    [{ used: 5, beginAt: minutes(1) }, { state: 'USED_UP' }],
    [{ paused: true }, { state: 'PAUSED' }],
    [{ paused: true, beginAt: minutes(1) }, { state: 'PAUSED' }],
    [{ paused: true, used: 5 }, { state: 'USED_UP' }],
  ])('%j is %j', (over, state) => {
    expect(promotionState(promotion(over), NOW)).toEqual(state);
  });

  it('applies exactly while running with uses left [S3-51]', () => {
    fc.assert(
      fc.property(anyAutomaticPromotion, anyMoment, (any, now) => {
        const { beginAt, endAt, quantity, used } = any;
        const inPeriod = (beginAt === null || now >= beginAt) && (endAt === null || now <= endAt);
        const left = usesLeft(any, now);
        expect(left.ok).toBe(inPeriod && (quantity === null || used < quantity));
        expect(promotionState(any, now).state === 'RUNNING').toBe(left.ok);
        if (left.ok && quantity !== null) expect(left.value).toBe(quantity - used);
      }),
    );
  });

  it.each([
    [{ beginAt: minutes(1) }, { because: 'NOT_YET', beginAt: minutes(1) }],
    [{ used: 5 }, { because: 'USED_UP' }],
    [{ paused: true }, { because: 'PAUSED' }],
    [{ endAt: minutes(-1) }, { because: 'OVER', endAt: minutes(-1) }],
  ])('%j does not apply because %j [S3-51]', (over, because) => {
    expect(usesLeft(promotion(over), NOW)).toEqual({ ok: false, refusal: because });
  });
});

it('a period ends after it begins', () => {
  const wrong = { code: 'INVALID_INPUT', field: 'end_at', problem: { kind: 'MALFORMED' } };
  expect(periodProblem({ beginAt: NOW, endAt: NOW })).toEqual(wrong);
  expect(periodProblem({ beginAt: NOW, endAt: minutes(-1) })).toEqual(wrong);
  expect([NOW, null].map((beginAt) => periodProblem({ beginAt, endAt: later(NOW, 1) }))).toEqual([null, null]);
  expect(periodProblem({ beginAt: NOW, endAt: null })).toBeNull();
});
