import { describe, expect, it } from 'vitest';
import { instant, later, SECOND } from '#domain/kernel/instant.ts';
import { FIRST_RATE } from '#domain/waiting-room/admission-rate.ts';
import { type Place, place } from '#domain/waiting-room/place.ts';
import type { CheckoutPulse } from './checkout-pulse.ts';
import { type Crowd, makeCrowd } from './crowd.ts';

const STARTED = instant(1_780_000_000_000);
const inSeconds = (seconds: number) => later(STARTED, seconds * SECOND);
const WARM = 12;

function crowdOf(pulse: Partial<ReturnType<CheckoutPulse['feel']>> = {}) {
  const told: { readonly frontier: number; readonly waiting: number }[] = [];
  const admitted: number[] = [];
  const crowd = makeCrowd({
    nodeStartedAt: STARTED,
    pulse: { feel: () => ({ p99: null, turnedAway: false, ...pulse }) },
    tell: (frontier, waiting) => told.push({ frontier, waiting }),
    onAdmitted: (people) => admitted.push(people),
  });
  return { crowd, told, admitted };
}

const people = (count: number): readonly Place[] => Array.from({ length: count }, (_, index) => place(index * 10));
const askAll = (crowd: Crowd, all: readonly Place[], seconds: number, open = true) =>
  all.map((own) => crowd.stand(own, open, inSeconds(seconds)));

describe('a crowd before a sale', () => {
  it('nobody is let in before the opening, and at the opening the first of the draw are, whoever asks first', () => {
    const { crowd } = crowdOf();
    const all = people(100);
    for (let second = 0; second < 20; second += 1)
      expect(askAll(crowd, all, second, false).some((each) => each.admitted)).toBe(false);
    const last = crowd.stand(all.at(-1) ?? place(0), true, inSeconds(21));
    expect(last).toEqual({ admitted: false, ahead: 99 - FIRST_RATE, rate: FIRST_RATE });
    expect(all.filter((own) => crowd.stand(own, true, inSeconds(21)).admitted)).toEqual(all.slice(0, FIRST_RATE));
  });

  it('a node that has just started waits until everybody had the time to ask', () => {
    const { crowd } = crowdOf();
    const all = people(3);
    expect(askAll(crowd, all, WARM - 1).some((each) => each.admitted)).toBe(false);
    expect(askAll(crowd, all, WARM).every((each) => each.admitted)).toBe(true);
  });

  it('one that hears how far another went goes on from there at once, and takes those off its own allowance', () => {
    const { crowd, admitted } = crowdOf();
    const all = people(60);
    askAll(crowd, all, 1);
    askAll(crowd, all, 2);
    crowd.hear({ node: 'other', frontier: 81, waiting: 0 }, inSeconds(2));
    // Nine of ours were let in over there: one is left of the first second's ten.
    expect(askAll(crowd, all, 3).filter((each) => each.admitted)).toHaveLength(FIRST_RATE);
    expect(admitted).toEqual([1]);
  });

  it('lets in no more people than there are free places until it is known anew how many there are', () => {
    const { crowd, admitted } = crowdOf();
    const all = people(60);
    const ask = (seconds: number, left: number | null, readAt: number) =>
      all.filter((own) => crowd.stand(own, true, inSeconds(seconds), { left, readAt: inSeconds(readAt) }).admitted)
        .length;
    for (let second = 0; second < WARM; second += 1) ask(second, 0, 0);
    expect(ask(WARM, 4, WARM)).toBe(4);
    expect(ask(WARM + 2, 4, WARM)).toBe(4);
    expect(ask(WARM + 3, 0, WARM + 3)).toBe(4);
    expect(ask(WARM + 4, 3, WARM + 4)).toBe(7);
    expect(ask(WARM + 5, null, WARM + 5)).toBeGreaterThan(7 + FIRST_RATE / 2);
    expect(admitted.reduce((sum, each) => sum + each, 0)).toBe(ask(WARM + 5, null, WARM + 5));
  });

  it('lets in as many as its rate says and no more', () => {
    const { crowd, admitted } = crowdOf();
    const all = people(500);
    askAll(crowd, all, 0);
    for (let second = WARM; second <= WARM + 10; second += 1) askAll(crowd, all, second);
    expect(admitted.reduce((sum, each) => sum + each, 0)).toBe(FIRST_RATE * 11);
  });

  it('lets in faster while checkout is fast, and slower when it is slow', () => {
    const [quick, slow] = [crowdOf({ p99: 20 }), crowdOf({ p99: 900 })];
    const all = people(2_000);
    for (const { crowd } of [quick, slow])
      for (let second = WARM; second <= WARM + 21; second += 1) askAll(crowd, all, second);
    expect(quick.crowd.rate()).toBe(FIRST_RATE + 4 * 5);
    expect(slow.crowd.rate()).toBe(1);
  });

  it('whoever does not ask any more is not counted, and finds the place again', () => {
    const { crowd } = crowdOf();
    const all = people(200);
    askAll(crowd, all, 0, false);
    const [last = place(0)] = all.slice(-1);
    crowd.stand(last, false, inSeconds(20));
    expect(crowd.stand(last, false, inSeconds(26)).ahead).toBe(0);
    askAll(crowd, all, 27, false);
    expect(crowd.stand(last, false, inSeconds(28)).ahead).toBe(199);
  });

  it('tells other nodes how far it went, seldom, and only when it went', () => {
    const { crowd, told } = crowdOf();
    askAll(crowd, people(30), WARM, false);
    expect(told).toEqual([]);
    for (let second = WARM; second < WARM + 10; second += 1) askAll(crowd, people(500), second);
    expect(told).toHaveLength(2);
  });

  it('people at other nodes are counted in', () => {
    const { crowd } = crowdOf();
    const all = people(100);
    askAll(crowd, all, 0, false);
    crowd.hear({ node: 'other', frontier: 0, waiting: 300 }, inSeconds(1));
    expect(crowd.stand(place(500), false, inSeconds(2))).toEqual({ admitted: false, ahead: 200, rate: 4 * FIRST_RATE });
    expect(crowd.stand(place(500), false, inSeconds(17)).ahead).toBe(50);
  });
});
