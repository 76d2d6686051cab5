import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, instant } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { lastSevenDays } from './last-seven-days.ts';

const TODAY = instant(20_000 * DAY);
const NOW = instant(TODAY + 15 * HOUR);
const ago = (days: number, tickets: number, value = 0) => ({
  at: instant(TODAY - days * DAY),
  tickets,
  value: dong(value),
});

describe('sales of the last seven days', () => {
  it('include today and end seven days ago, where the seven before begin', () => {
    const days = [ago(14, 100), ago(13, 8, 80), ago(7, 4, 40), ago(6, 2, 20), ago(0, 1, 10)];
    const { last, before, daily } = lastSevenDays(days, NOW);
    expect([last, before]).toEqual([
      { tickets: 3, value: 30 },
      { tickets: 12, value: 120 },
    ]);
    expect(daily.map(({ tickets }) => tickets)).toEqual([8, 0, 0, 0, 0, 0, 4, 2, 0, 0, 0, 0, 0, 1]);
  });

  it('and the seven before are all of the fourteen days, whatever the days', () => {
    const anyDays = fc.uniqueArray(fc.nat(30), { maxLength: 20 });
    fc.assert(
      fc.property(anyDays, fc.nat(500), (ages, tickets) => {
        const { last, before, daily } = lastSevenDays(
          ages.map((age) => ago(age, tickets + age, age * 1_000)),
          NOW,
        );
        const recent = ages.filter((age) => age < 14);
        expect(last.tickets + before.tickets).toBe(recent.reduce((count, age) => count + tickets + age, 0));
        expect(last.value + before.value).toBe(recent.reduce((money, age) => money + age * 1_000, 0));
        expect(daily.map(({ age }) => age)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
        expect(daily.slice(7).reduce((count, day) => count + day.tickets, 0)).toBe(last.tickets);
      }),
    );
  });
});
