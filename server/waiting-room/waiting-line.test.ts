import { describe, expect, it } from 'vitest';
import { instant, later, SECOND } from '#domain/kernel/instant.ts';
import { FIRST_RATE } from '#domain/waiting-room/admission-rate.ts';
import { type Place, place } from '#domain/waiting-room/place.ts';
import type { CheckoutLoad } from './checkout-load.ts';
import { makeWaitingLine, type WaitingLine } from './waiting-line.ts';

const STARTED = instant(1_780_000_000_000);
const inSeconds = (seconds: number) => later(STARTED, seconds * SECOND);
const WARM = 12;

function lineOf(load: Partial<ReturnType<CheckoutLoad['measure']>> = {}) {
  const told: { readonly frontier: number; readonly waiting: number }[] = [];
  const admitted: number[] = [];
  const line = makeWaitingLine({
    nodeStartedAt: STARTED,
    load: { measure: () => ({ p99: null, turnedAway: false, ...load }) },
    tell: (frontier, waiting) => told.push({ frontier, waiting }),
    onAdmitted: (people) => admitted.push(people),
  });
  return { line, told, admitted };
}

const people = (count: number): readonly Place[] => Array.from({ length: count }, (_, index) => place(index * 10));
const askAll = (line: WaitingLine, all: readonly Place[], seconds: number, open = true) =>
  all.map((own) => line.stand(own, open, inSeconds(seconds)));

describe('a line before a sale', () => {
  it('lets nobody in before the opening, and then by the draw, whoever polls first', () => {
    const { line } = lineOf();
    const all = people(100);
    for (let second = 0; second < 20; second += 1)
      expect(askAll(line, all, second, false).some((each) => each.admitted)).toBe(false);
    const last = line.stand(all.at(-1) ?? place(0), true, inSeconds(21));
    expect(last).toEqual({ admitted: false, ahead: 99 - FIRST_RATE, rate: FIRST_RATE });
    expect(all.filter((own) => line.stand(own, true, inSeconds(21)).admitted)).toEqual(all.slice(0, FIRST_RATE));
  });

  it('waits on a new node until everyone has polled', () => {
    const { line } = lineOf();
    const all = people(3);
    expect(askAll(line, all, WARM - 1).some((each) => each.admitted)).toBe(false);
    expect(askAll(line, all, WARM).every((each) => each.admitted)).toBe(true);
  });

  it('follows another node’s progress at once, and deducts it from its own allowance', () => {
    const { line, admitted } = lineOf();
    const all = people(60);
    askAll(line, all, 1);
    askAll(line, all, 2);
    line.hear({ node: 'other', frontier: 81, waiting: 0 }, inSeconds(2));
    // The other node let nine of ours in: one is left of the first second's ten.
    expect(askAll(line, all, 3).filter((each) => each.admitted)).toHaveLength(FIRST_RATE);
    expect(admitted).toEqual([1]);
  });

  it('lets in no more people than free places until stock is read again', () => {
    const { line, admitted } = lineOf();
    const all = people(60);
    const ask = (seconds: number, left: number | null, readAt: number) =>
      all.filter((own) => line.stand(own, true, inSeconds(seconds), { left, readAt: inSeconds(readAt) }).admitted)
        .length;
    for (let second = 0; second < WARM; second += 1) ask(second, 0, 0);
    expect(ask(WARM, 4, WARM)).toBe(4);
    expect(ask(WARM + 2, 4, WARM)).toBe(4);
    expect(ask(WARM + 3, 0, WARM + 3)).toBe(4);
    expect(ask(WARM + 4, 3, WARM + 4)).toBe(7);
    expect(ask(WARM + 5, null, WARM + 5)).toBeGreaterThan(7 + FIRST_RATE / 2);
    expect(admitted.reduce((sum, each) => sum + each, 0)).toBe(ask(WARM + 5, null, WARM + 5));
  });

  it('lets in people at its rate', () => {
    const { line, admitted } = lineOf();
    const all = people(500);
    askAll(line, all, 0);
    for (let second = WARM; second <= WARM + 10; second += 1) askAll(line, all, second);
    expect(admitted.reduce((sum, each) => sum + each, 0)).toBe(FIRST_RATE * 11);
  });

  it('raises its rate while checkout is fast, and lowers it when slow', () => {
    const [quick, slow] = [lineOf({ p99: 20 }), lineOf({ p99: 900 })];
    const all = people(2_000);
    for (const { line } of [quick, slow])
      for (let second = WARM; second <= WARM + 21; second += 1) askAll(line, all, second);
    expect(quick.line.rate()).toBe(FIRST_RATE + 4 * 5);
    expect(slow.line.rate()).toBe(1);
  });

  it('does not count people who stopped polling, and keeps their places', () => {
    const { line } = lineOf();
    const all = people(200);
    askAll(line, all, 0, false);
    const [last = place(0)] = all.slice(-1);
    line.stand(last, false, inSeconds(20));
    expect(line.stand(last, false, inSeconds(26)).ahead).toBe(0);
    askAll(line, all, 27, false);
    expect(line.stand(last, false, inSeconds(28)).ahead).toBe(199);
  });

  it('tells other nodes its progress, seldom, and only when it moved', () => {
    const { line, told } = lineOf();
    askAll(line, people(30), WARM, false);
    expect(told).toEqual([]);
    for (let second = WARM; second < WARM + 10; second += 1) askAll(line, people(500), second);
    expect(told).toHaveLength(2);
  });

  it('counts people at other nodes', () => {
    const { line } = lineOf();
    const all = people(100);
    askAll(line, all, 0, false);
    line.hear({ node: 'other', frontier: 0, waiting: 300 }, inSeconds(1));
    expect(line.stand(place(500), false, inSeconds(2))).toEqual({ admitted: false, ahead: 200, rate: 4 * FIRST_RATE });
    expect(line.stand(place(500), false, inSeconds(17)).ahead).toBe(50);
  });
});
