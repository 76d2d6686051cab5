import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEWS_KINDS, NEWS_TIMES } from './news-choice.ts';
import {
  ALL_NEWS_FIGURES,
  HAPPENINGS,
  type Happening,
  NEWS_FIGURES,
  type News,
  NO_NEWS,
  newsFor,
  sumNews,
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
