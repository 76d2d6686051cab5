import { describe, expect, it } from 'vitest';
import { drawPrint } from '#domain/event/plate/draw-print.ts';
import { demoCategories } from './demo-categories.ts';
import { demoEvents } from './demo-events.ts';
import { demoGuests } from './demo-guests.ts';
import { demoCorporates, demoPeople } from './demo-people.ts';

const people = new Set(demoPeople.map(({ key }) => key));
const corporates = new Set(demoCorporates.map(({ key }) => key));
const tickets = demoEvents.flatMap(({ sessions }) => sessions.flatMap((session) => session.tickets));
const upcoming = demoEvents.filter(
  ({ sessions, status }) => status === undefined && sessions.every(({ startsInDays }) => startsInDays > 0),
);

describe('the demo’s world', () => {
  it('has at least 24 events, in both languages', () => {
    expect(demoEvents.length).toBeGreaterThanOrEqual(24);
    for (const locale of ['en', 'vi'])
      expect(demoEvents.filter((event) => event.locale === locale).length).toBeGreaterThan(8);
  });

  it.each([
    [
      'sold out',
      upcoming.some(({ sessions }) =>
        sessions.every((session) => session.tickets.every(({ capacity, sold }) => capacity === sold)),
      ),
    ],
    [
      'nearly sold out',
      upcoming.some(({ sessions }) =>
        sessions.some((session) =>
          session.tickets.some(({ capacity, sold }) => capacity !== null && capacity > sold && sold >= capacity * 0.9),
        ),
      ),
    ],
    ['sale not begun', upcoming.some(({ sessions }) => sessions.every(({ planSale }) => planSale === 'UPCOMING'))],
    ['sale closed', upcoming.some(({ sessions }) => sessions.every(({ planSale }) => planSale === 'CLOSED'))],
    ['stopped selling', tickets.some(({ saleClosesInDays }) => (saleClosesInDays ?? 1) < 0)],
    ['a ticket whose sale opens later', tickets.some(({ saleOpensInDays }) => (saleOpensInDays ?? 0) > 0)],
    [
      'ongoing',
      demoEvents.some(({ sessions }) =>
        sessions.some(({ startsInDays, hours }) => startsInDays < 0 && startsInDays * 24 + hours > 24),
      ),
    ],
    [
      'ended',
      demoEvents.some(({ sessions }) => sessions.every(({ startsInDays, hours }) => startsInDays * 24 + hours < -24)),
    ],
    [
      'free',
      upcoming.some(({ sessions }) => sessions.every((session) => session.tickets.every(({ price }) => price === 0))),
    ],
    ['several sessions', upcoming.some(({ sessions }) => sessions.length > 1)],
    ['class', demoEvents.some(({ kind }) => kind === 'CLASS')],
    ['online', demoEvents.some(({ format }) => format === 'ONLINE')],
    ['hybrid', demoEvents.some(({ format }) => format === 'HYBRID')],
    ['with policy', demoEvents.some(({ policy }) => policy !== undefined)],
    ['with donation', demoEvents.some(({ donation }) => donation === true)],
    ['with discount', tickets.some(({ price, originalPrice }) => (originalPrice ?? price) > price)],
    ['sold in sets', tickets.some(({ multipleOf }) => (multipleOf ?? 1) > 1)],
    ['one for each account', tickets.some(({ accountLimit }) => accountLimit === 1)],
    ['unlimited', tickets.some(({ capacity }) => capacity === null)],
    ['private', demoEvents.some(({ feature }) => feature === 'PRIVATE')],
    ['draft', demoEvents.some(({ status }) => status === 'READY')],
    ['cancelled', demoEvents.some(({ status }) => status === 'CANCELLED')],
    ['archived', demoEvents.some(({ archived }) => archived === true)],
    ['of a corporate', demoEvents.some(({ corporate }) => corporate !== undefined)],
  ])('shows an event that is %s', (_state, shown) => {
    expect(shown).toBe(true);
  });

  it('names only people, corporates and categories that exist, and sells no more than there is', () => {
    const named = demoEvents.flatMap(({ organiser, team }) => [organiser, ...(team ?? []).map(({ person }) => person)]);
    expect(named.filter((key) => !people.has(key))).toEqual([]);
    expect(demoEvents.flatMap(({ corporate }) => corporate ?? []).filter((key) => !corporates.has(key))).toEqual([]);
    expect(demoEvents.filter(({ category }) => !demoCategories.some(({ id }) => id === category))).toEqual([]);
    expect(tickets.filter(({ capacity, sold }) => capacity !== null && sold > capacity)).toEqual([]);
  });

  it('is the same for the same seed, and differs for another', () => {
    expect(demoGuests(7, 50)).toEqual(demoGuests(7, 50));
    expect(demoGuests(7, 50)).not.toEqual(demoGuests(8, 50));
    expect(new Set(demoGuests(7, 220).map(({ email }) => email)).size).toBe(220);
  });

  it('has distinct covers, the same on every machine, and events without one', () => {
    const covers = demoEvents.map(({ cover }) => cover).filter((cover) => cover !== null);
    expect(covers.length).toBeLessThan(demoEvents.length);
    const drawn = covers.map(drawPrint);
    expect(new Set(drawn).size).toBe(covers.length);
    expect(covers.map(drawPrint)).toEqual(drawn);
  });
});
