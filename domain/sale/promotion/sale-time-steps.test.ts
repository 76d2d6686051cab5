import fc from 'fast-check';
import { expect, it } from 'vitest';
import { later } from '#domain/kernel/instant.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { saleTimeSteps } from './sale-time-steps.ts';

const step = (count: number, percentOff: number) => ({ beginAt: minutes(count), percentOff });

it('each step lasts until the next begins, the last one until the sale ends [S3-50]', () => {
  expect(saleTimeSteps([step(20, 10), step(0, 30), step(10, 20), step(99, 5)], minutes(60))).toEqual([
    { beginAt: minutes(0), percentOff: 30, endAt: later(minutes(10), -1) },
    { beginAt: minutes(10), percentOff: 20, endAt: later(minutes(20), -1) },
    { beginAt: minutes(20), percentOff: 10, endAt: minutes(60) },
  ]);
});

it('a step that begins with the sale’s end is none, and of two that begin together the one given last counts', () => {
  expect(saleTimeSteps([step(60, 5), step(0, 10), step(0, 20)], minutes(60))).toEqual([
    { beginAt: NOW, percentOff: 20, endAt: minutes(60) },
  ]);
  expect(saleTimeSteps([], NOW)).toEqual([]);
});

it('a step that would last no time is none', () => {
  const next = { beginAt: later(NOW, 1), percentOff: 5 };
  expect(saleTimeSteps([step(0, 10), next], minutes(60))).toEqual([{ ...next, endAt: minutes(60) }]);
});

it('at every moment from the first beginning to the sale’s end exactly one step runs, the one begun last', () => {
  const begins = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(begins, fc.integer({ min: 0, max: 60 }), (counts, at) => {
      const steps = saleTimeSteps(
        counts.map((count, index) => step(count, index + 1)),
        minutes(60),
      );
      const running = steps.filter(({ beginAt, endAt }) => beginAt <= minutes(at) && minutes(at) <= endAt);
      const begun = counts.filter((count) => count <= at);
      expect(running.map(({ beginAt }) => beginAt)).toEqual(begun.length === 0 ? [] : [minutes(Math.max(...begun))]);
    }),
  );
});

it('no moment of the sale is left without a step, however close together they begin', () => {
  const begins = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(begins, (counts) => {
      const end = later(NOW, 13);
      const steps = saleTimeSteps(
        counts.map((count) => ({ beginAt: later(NOW, count) })),
        end,
      );
      const [first] = steps;
      expect(first).toBeDefined();
      for (let at = first?.beginAt ?? NOW; at <= end; at = later(at, 1)) {
        expect(steps.filter(({ beginAt, endAt }) => beginAt <= at && at <= endAt)).toHaveLength(1);
      }
      for (const { beginAt, endAt } of steps) expect(endAt).toBeGreaterThan(beginAt);
    }),
  );
});
