import fc from 'fast-check';
import type { CloneableEvent } from '#domain/event/clone-event.ts';
import { EVENT_STATUSES, PLAN_SALES } from '#domain/event/event.ts';
import type { SessionTimes, TicketForSale } from '#domain/event/sale-state.ts';
import { DAY, HOUR, type Instant, instant, MINUTE } from '#domain/kernel/instant.ts';
import { type Dong, dong } from '#domain/kernel/money/dong.ts';
import { minutes } from '#test/builders/moments.ts';

/** Within some hours of NOW, often at it or right beside it. */
export const nearNow: fc.Arbitrary<Instant> = fc
  .oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -200, max: 200 }))
  .map(minutes);

/** Ends after it begins. */
export const anySessionTimes: fc.Arbitrary<SessionTimes> = fc
  .record({ planSale: fc.constantFrom(null, ...PLAN_SALES), beginAt: nearNow, lasts: fc.integer({ min: 1, max: 240 }) })
  .map(({ planSale, beginAt, lasts }) => ({ planSale, beginAt, endAt: (beginAt + lasts * 60_000) as Instant }));

/** Often sold out or free, sometimes in sets, with open periods. */
export const anyTicketForSale: fc.Arbitrary<TicketForSale & { readonly price: Dong; readonly originalPrice: Dong }> = fc
  .record({
    saleBeginAt: fc.option(nearNow, { freq: 1 }),
    saleEndAt: fc.option(nearNow, { freq: 1 }),
    remaining: fc.option(fc.nat({ max: 3 })),
    multipleOf: fc.constantFrom(1, 1, 1, 2),
    price: fc.constantFrom(0, 9, 50_000),
    off: fc.constantFrom(0, 0, 10_000),
  })
  .map(({ price, off, ...period }) => ({ ...period, price: dong(price), originalPrice: dong(price + off) }));

export const anyOffer: fc.Arbitrary<
  readonly (TicketForSale & { readonly price: Dong; readonly originalPrice: Dong })[]
> = fc.array(anyTicketForSale, {
  maxLength: 3,
});

/** With and without clock changes, east and west, off the full hour, and one that changes by half an hour. */
export const anyZone: fc.Arbitrary<string> = fc.constantFrom(
  'Asia/Ho_Chi_Minh',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'UTC',
);

/** Between 2026 and 2029, at hours that no clock change above touches. */
export const daytime: fc.Arbitrary<Instant> = fc
  .record({ day: fc.integer({ min: 0, max: 3 * 365 }), minute: fc.integer({ min: 0, max: 59 }) })
  .map(({ day, minute }) => instant(Date.UTC(2026, 0, 1) + day * DAY + 12 * HOUR + minute * MINUTE));

const period = fc
  .record({ begin: fc.option(daytime), length: fc.option(fc.integer({ min: 1, max: 60 })) })
  .map(({ begin, length }) => ({
    begin,
    end: length === null ? null : instant((begin ?? Date.UTC(2026, 5, 1, 12)) + length * DAY),
  }));

const sessionWhole = fc
  .record({
    beginAt: daytime,
    hours: fc.integer({ min: 1, max: 5 }),
    planSale: fc.constantFrom(...PLAN_SALES),
    periods: fc.array(period, { maxLength: 2 }),
  })
  .map(({ beginAt, hours, planSale, periods }) => ({
    content: 'a session',
    planSale,
    beginAt,
    endAt: instant(beginAt + hours * HOUR),
    tickets: periods.map(({ begin, end }, sold) => ({
      content: 'a ticket type',
      saleBeginAt: begin,
      saleEndAt: end,
      reserved: 1,
      sold,
    })),
  }));

export const anyEventWhole: fc.Arbitrary<CloneableEvent<string, string>> = fc
  .record({
    timezone: anyZone,
    status: fc.constantFrom(...EVENT_STATUSES),
    sessions: fc.array(sessionWhole, { minLength: 1, maxLength: 3 }),
    promotions: fc.array(period, { maxLength: 2 }),
    history: fc.array(fc.constant('something that happened'), { maxLength: 2 }),
  })
  .map(({ promotions, history, ...event }) => ({
    ...event,
    content: 'an event',
    archive: history.length > 0,
    featured: history.length > 1,
    scheduledAt: null,
    promotions: promotions.map(({ begin, end }, used) => ({
      content: 'a promotion',
      beginAt: begin,
      endAt: end,
      used,
    })),
    orders: history,
    attendees: history,
    soldTickets: history,
    notifications: history,
  }));
