import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant, MINUTE } from '#domain/kernel/instant.ts';
import { rehearsalReport, rehearsalState, type SimulatedAnswer, type SimulatedBuyer } from './rehearsal.ts';

const anAnswer = (given: Partial<SimulatedAnswer>): SimulatedAnswer => ({
  step: 'HOLD',
  at: 1_000,
  ms: 20,
  refusal: null,
  places: 1,
  nothingLeft: false,
  ...given,
});

const anyAnswer: fc.Arbitrary<SimulatedAnswer> = fc
  .record({
    step: fc.constantFrom('HOLD', 'CHECKOUT'),
    at: fc.nat({ max: 60_000 }),
    ms: fc.nat({ max: 5_000 }),
    refused: fc.boolean(),
    left: fc.boolean(),
  })
  .map(({ step, at, ms, refused, left }) =>
    anAnswer({ step, at, ms, refusal: refused ? 'SOLD_OUT' : null, nothingLeft: refused && !left }),
  );
const anyBuyer: fc.Arbitrary<SimulatedBuyer> = fc
  .record({
    arrivedAt: fc.integer({ min: -60_000, max: 15_000 }),
    waited: fc.option(fc.nat({ max: 45_000 })),
    answers: fc.array(anyAnswer, { maxLength: 3 }),
  })
  .map(({ arrivedAt, waited, answers }) => ({
    arrivedAt,
    admittedAt: waited === null ? null : Math.max(0, arrivedAt) + waited,
    answers: waited === null ? [] : answers,
  }));

describe('a rehearsal’s report', () => {
  it('counts every person once: waiting, turned away, still choosing, or with places', () => {
    fc.assert(
      fc.property(fc.array(anyBuyer, { maxLength: 30 }), (buyers) => {
        const { arrivals, stillWaiting, admitted, gotPlaces, turnedAway, stillChoosing } = rehearsalReport(
          buyers,
          MINUTE,
        );
        expect(arrivals).toBe(buyers.length);
        expect(stillWaiting + admitted).toBe(arrivals);
        expect(gotPlaces + turnedAway + stillChoosing).toBe(admitted);
      }),
    );
  });

  it('counts a buyer who tries three ticket types in vain as one person and three refused attempts', () => {
    const inVain = [1_000, 1_100, 1_200].map((at) =>
      anAnswer({ at, refusal: 'SOLD_OUT', nothingLeft: at === 1_200, places: 0 }),
    );
    const buyers = Array.from(
      { length: 50 },
      (_, index): SimulatedBuyer => ({
        arrivedAt: 0,
        admittedAt: 500,
        answers: index < 20 ? [anAnswer({})] : index < 48 ? inVain : [],
      }),
    );
    const report = rehearsalReport(buyers, MINUTE);
    expect(report).toMatchObject({ arrivals: 50, admitted: 50, gotPlaces: 20, turnedAway: 28, stillChoosing: 2 });
    expect(report.refusals).toEqual([{ code: 'SOLD_OUT', count: 84 }]);
  });

  it('counts every refused attempt by code', () => {
    fc.assert(
      fc.property(fc.array(anyBuyer, { maxLength: 30 }), (buyers) => {
        const report = rehearsalReport(buyers, MINUTE);
        const answers = buyers.flatMap((buyer) => buyer.answers);
        expect(report.refusals.reduce((sum, { count }) => sum + count, 0)).toBe(
          answers.filter(({ refusal }) => refusal !== null).length,
        );
        expect(report.holds).toBe(answers.filter(({ step, refusal }) => step === 'HOLD' && refusal === null).length);
        expect(report.mostHoldsInASecond).toBeLessThanOrEqual(report.holds);
        if (report.p50 !== null && report.p99 !== null) expect(report.p50).toBeLessThanOrEqual(report.p99);
        if (report.medianWait !== null && report.longestWait !== null)
          expect(report.medianWait).toBeLessThanOrEqual(report.longestWait);
        expect(report.p50 === null).toBe(answers.length === 0);
      }),
    );
  });

  it('reports when nothing was left, and waiting times from opening or arrival', () => {
    const buyers: SimulatedBuyer[] = [
      { arrivedAt: -5_000, admittedAt: 2_000, answers: [anAnswer({ at: 4_000, ms: 30, places: 2 })] },
      {
        arrivedAt: 3_000,
        admittedAt: 4_000,
        answers: [anAnswer({ at: 6_000, ms: 50, refusal: 'SOLD_OUT', nothingLeft: true })],
      },
      { arrivedAt: 9_000, admittedAt: null, answers: [] },
    ];
    expect(rehearsalReport(buyers, MINUTE)).toEqual({
      arrivals: 3,
      admitted: 2,
      stillWaiting: 1,
      admittedPerMinute: 30,
      mostAdmittedInASecond: 1,
      gotPlaces: 1,
      turnedAway: 1,
      stillChoosing: 0,
      placesTaken: 2,
      holds: 1,
      mostHoldsInASecond: 1,
      p50: 30,
      p99: 50,
      soldOutAfter: 6_000,
      medianWait: 1_000,
      longestWait: 2_000,
      refusals: [{ code: 'SOLD_OUT', count: 1 }],
    });
  });

  it('is all zeros without buyers', () => {
    expect(rehearsalReport([], MINUTE)).toMatchObject({
      arrivals: 0,
      admittedPerMinute: 0,
      p50: null,
      p99: null,
      soldOutAfter: null,
      longestWait: null,
    });
  });
});

const startedAt = instant(1_790_000_000_000);
const momentsLater = (ms: number) => instant(startedAt + ms);

describe('the state of a rehearsal', () => {
  it.each([
    ['RUNNING', { startedAt, endedAt: null, report: null }, MINUTE],
    ['BROKEN_OFF', { startedAt, endedAt: null, report: null }, 2 * MINUTE],
    ['DONE', { startedAt, endedAt: momentsLater(MINUTE), report: {} }, MINUTE],
    ['BROKEN_OFF', { startedAt, endedAt: momentsLater(MINUTE), report: null }, MINUTE],
  ] as const)('is %s', (state, rehearsal, since) => {
    expect(rehearsalState(rehearsal, momentsLater(since))).toBe(state);
  });
});
