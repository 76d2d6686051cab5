import { DAY, type Instant } from '#domain/kernel/instant.ts';
import { type Dong, sum } from '#domain/kernel/money/dong.ts';

/** Sales of one day, from its beginning `at` (UTC ms) in the event's zone. */
type DayOfSales = { readonly at: Instant; readonly tickets: number; readonly value: Dong };
type Sales = { readonly tickets: number; readonly value: Dong };
export type LastSevenDays = {
  readonly last: Sales;
  readonly before: Sales;
  /** Tickets of each of the fourteen days, oldest first; `age` 0 is today. */
  readonly daily: readonly { readonly age: number; readonly tickets: number }[];
};

const WEEK = 7;

const total = (days: readonly DayOfSales[]): Sales => ({
  tickets: days.reduce((count, { tickets }) => count + tickets, 0),
  value: sum(days.map(({ value }) => value)),
});

/** Sales of the last seven days, today included, and of the seven before. [design] */
export function lastSevenDays(days: readonly DayOfSales[], now: Instant): LastSevenDays {
  const ageOf = ({ at }: DayOfSales): number => Math.floor((now - at) / DAY);
  const aged = (from: number, to: number): readonly DayOfSales[] =>
    days.filter((day) => ageOf(day) >= from && ageOf(day) < to);
  const daily = Array.from({ length: 2 * WEEK }, (_, index) => {
    const age = 2 * WEEK - 1 - index;
    return { age, tickets: total(aged(age, age + 1)).tickets };
  });
  return { last: total(aged(0, WEEK)), before: total(aged(WEEK, 2 * WEEK)), daily };
}
