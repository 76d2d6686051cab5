import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, instant } from '#domain/kernel/instant.ts';
import { wallClockOf } from '#domain/time/wall-clock.ts';
import { anyZone, daytime } from '#test/arbitraries/event.arbitraries.ts';
import {
  ALL_NEWS_FIGURES,
  dailyLetterAfter,
  HAPPENINGS,
  type Happening,
  NEWS_FIGURES,
  NEWS_KINDS,
  NEWS_TIMES,
  type News,
  NO_NEWS,
  newsFor,
  sumNews,
  USUAL_CHOICE,
} from './team-news.ts';

const happenings = Object.keys(HAPPENINGS) as readonly Happening[];
const news = fc.record<News>({
  happening: fc.constantFrom(...happenings),
  places: fc.integer({ min: 1, max: 20 }),
  amount: fc.nat({ max: 50_000_000 }),
});
const manyNews = fc.array(news, { maxLength: 40 });
const choice = fc.record({
  SALE: fc.constantFrom(...NEWS_TIMES),
  REGISTRATION: fc.constantFrom(...NEWS_TIMES),
  ANSWER: fc.constantFrom(...NEWS_TIMES),
  PROBLEM: fc.constantFrom(...NEWS_TIMES),
});
const kinds = fc.subarray([...NEWS_KINDS]);

describe('the figures of a letter', () => {
  it('are the same however what happened is cut into parts', () => {
    fc.assert(
      fc.property(manyNews, manyNews, (one, other) => {
        const [first, second, both] = [sumNews(one), sumNews(other), sumNews([...one, ...other])];
        for (const figure of ALL_NEWS_FIGURES) expect(both[figure]).toBe(first[figure] + second[figure]);
      }),
    );
  });

  it('hold the money of every order once', () => {
    fc.assert(
      fc.property(manyNews, (all) => {
        const sums = sumNews(all);
        const orders = all.filter(({ happening }) => happening === 'SOLD' || happening === 'REGISTERED');
        expect(sums.amount + sums.registeredAmount).toBe(orders.reduce((sum, { amount }) => sum + amount, 0));
        expect(sums.orders + sums.registrations).toBe(orders.length);
      }),
    );
  });

  it('are each told at once, in the daily letter or never: never twice, and never without the right to see them', () => {
    fc.assert(
      fc.property(manyNews, kinds, choice, (all, seen, chosen) => {
        const sums = sumNews(all);
        const [atOnce, daily] = [newsFor(sums, seen, chosen, 'AT_ONCE'), newsFor(sums, seen, chosen, 'DAILY')];
        for (const kind of NEWS_KINDS)
          for (const figure of NEWS_FIGURES[kind]) {
            const wanted = seen.includes(kind) ? sums[figure] : 0;
            expect(atOnce?.[figure] ?? 0).toBe(chosen[kind] === 'AT_ONCE' ? wanted : 0);
            expect(daily?.[figure] ?? 0).toBe(chosen[kind] === 'DAILY' ? wanted : 0);
          }
      }),
    );
  });

  it('make no letter when nothing happened', () => {
    fc.assert(
      fc.property(kinds, choice, fc.constantFrom('AT_ONCE' as const, 'DAILY' as const), (seen, chosen, time) => {
        expect(newsFor(NO_NEWS, seen, chosen, time)).toBeNull();
      }),
    );
  });
});

describe('the usual choice', () => {
  it('tells registrations and problems at once, sales and answers daily', () => {
    expect(USUAL_CHOICE).toEqual({ SALE: 'DAILY', REGISTRATION: 'AT_ONCE', ANSWER: 'DAILY', PROBLEM: 'AT_ONCE' });
  });
});

describe('the daily letter', () => {
  it('comes at 08:00 by the event’s clock, within a day, and no 08:00 is passed over', () => {
    fc.assert(
      fc.property(daytime, anyZone, (at, zone) => {
        const letter = dailyLetterAfter(at, zone);
        expect(letter).toBeGreaterThan(at);
        expect(letter - at).toBeLessThanOrEqual(DAY + HOUR);
        expect(wallClockOf(letter, zone).slice(11)).toBe('08:00');
        expect(dailyLetterAfter(instant(letter - 1), zone)).toBe(letter);
      }),
    );
  });

  it.each([
    ['the same morning', '2026-11-29T00:59:59Z', '2026-11-29T01:00:00Z'],
    ['the next, for what happens at that minute', '2026-11-29T01:00:00Z', '2026-11-30T01:00:00Z'],
    ['the next, for the evening', '2026-11-29T16:59:00Z', '2026-11-30T01:00:00Z'],
  ])('is %s', (_when, at, letter) => {
    expect(dailyLetterAfter(instant(Date.parse(at)), 'Asia/Ho_Chi_Minh')).toBe(Date.parse(letter));
  });
});
