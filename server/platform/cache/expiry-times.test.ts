import { describe, expect, it } from 'vitest';
import type { BusMessage } from '#server/platform/ports/event-bus.ts';
import type { Keeping } from '#server/platform/ports/micro-cache.ts';
import { expiryTimes, LISTS_AT_MOST_EVERY, timesAfter } from './expiry-times.ts';

const page: Keeping = { freshMs: 2_000, staleMs: 5_000, events: [7], lists: false, stockEveryMs: 1_000, bytes: 1 };
const list: Keeping = { ...page, lists: true };
const event = (eventId: number): BusMessage => ({ kind: 'event', eventId });
const stock = (eventId: number): BusMessage => ({ kind: 'stock', eventId });
const left = (keeping: Keeping, message: BusMessage, now: number) =>
  timesAfter(expiryTimes(1_000, keeping), keeping, message, now);

describe('expiry of a cached value after a message', () => {
  const untouched = { beganAt: 1_000, freshUntil: 3_000, usableUntil: 8_000 };

  it('expires at once when its own event changed or messages were missed', () => {
    expect(left(page, event(7), 1_000)).toBeNull();
    expect(left(list, { kind: 'resynchronise' }, 1_000)).toBeNull();
  });

  it('is unchanged when another event changed or sold', () => {
    for (const message of [event(8), stock(8), { kind: 'door', eventId: 7 } as const])
      expect(left(page, message, 9_000)).toEqual(untouched);
    expect(left({ ...page, stockEveryMs: null }, stock(7), 9_000)).toEqual(untouched);
    expect(left(list, stock(8), 9_000)).toEqual(untouched);
  });

  it('expires a list at once when an event in it changed', () => {
    expect(left(list, event(7), 1_000)).toBeNull();
  });

  it('expires any other list after its minimum interval', () => {
    expect(left(list, event(8), 1_000 + LISTS_AT_MOST_EVERY)).toBeNull();
    expect(left(list, event(8), 1_000)).toEqual({
      beganAt: 1_000,
      freshUntil: 1_000 + LISTS_AT_MOST_EVERY,
      usableUntil: 1_000 + LISTS_AT_MOST_EVERY,
    });
  });

  it('expires stock after its minimum interval, with a short stale time for the reload', () => {
    const until = 2_000;
    expect(left(page, stock(7), until)).toBeNull();
    expect(left(page, stock(7), until - 1)).toEqual({
      beganAt: 1_000,
      freshUntil: until,
      usableUntil: until + page.staleMs,
    });
  });

  it('never extends a lifetime', () => {
    const short: Keeping = { ...page, freshMs: 10, staleMs: 0 };
    expect(left(short, stock(7), 1_005)).toEqual({ beganAt: 1_000, freshUntil: 1_010, usableUntil: 1_010 });
  });
});
