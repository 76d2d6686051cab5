import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Instant, instant, later } from '#domain/kernel/instant.ts';
import { clockOf } from '#domain/time/wall-clock.ts';
import { anyEventWhole, daytime } from '#test/arbitraries/event.arbitraries.ts';
import { type CloneableEvent, cloneEvent } from './clone-event.ts';

const at = (...utc: Parameters<typeof Date.UTC>): Instant => instant(Date.UTC(...utc));
const NOW = at(2026, 0, 1);

/** Two Wednesday evenings in Berlin, the second after the clocks went back. */
const evenings: CloneableEvent<string, string> = {
  content: 'a description, a form, pictures',
  timezone: 'Europe/Berlin',
  status: 'PUBLISHED',
  archive: true,
  featured: true,
  scheduledAt: at(2026, 8, 1),
  sessions: [
    {
      content: 'second evening',
      planSale: 'CLOSED',
      beginAt: at(2026, 9, 28, 18),
      endAt: at(2026, 9, 28, 20),
      tickets: [{ content: 'no period', saleBeginAt: null, saleEndAt: null, reserved: 1, sold: 4 }],
    },
    {
      content: 'first evening',
      planSale: null,
      beginAt: at(2026, 9, 21, 17),
      endAt: at(2026, 9, 21, 19),
      tickets: [
        { content: 'a period', saleBeginAt: at(2026, 9, 1, 7), saleEndAt: at(2026, 9, 28, 8), reserved: 0, sold: 2 },
        { content: 'until a moment', saleBeginAt: null, saleEndAt: at(2026, 9, 20, 7), reserved: 0, sold: 0 },
        { content: 'from a moment', saleBeginAt: at(2026, 9, 1, 7), saleEndAt: null, reserved: 0, sold: 0 },
      ],
    },
  ],
  promotions: [{ content: 'early bird', beginAt: null, endAt: at(2026, 9, 7, 7), used: 3 }],
  orders: ['an order'],
  attendees: ['Minh'],
  soldTickets: ['a ticket'],
  notifications: ['Doors open at six'],
};

describe('cloning an event', () => {
  it('copies everything except attendees, orders, sold tickets and notifications, into a new draft at its new time [S4-09]', () => {
    expect(cloneEvent(evenings, at(2026, 11, 2, 18), NOW)).toEqual({
      ok: true,
      value: {
        ...evenings,
        status: 'READY',
        archive: false,
        featured: false,
        scheduledAt: null,
        sessions: [
          {
            content: 'second evening',
            planSale: null,
            beginAt: at(2026, 11, 9, 18),
            endAt: at(2026, 11, 9, 20),
            tickets: [{ content: 'no period', saleBeginAt: null, saleEndAt: null, reserved: 0, sold: 0 }],
          },
          {
            content: 'first evening',
            planSale: null,
            beginAt: at(2026, 11, 2, 18),
            endAt: at(2026, 11, 2, 20),
            tickets: [
              {
                content: 'a period',
                saleBeginAt: at(2026, 10, 12, 8),
                saleEndAt: at(2026, 11, 9, 8),
                reserved: 0,
                sold: 0,
              },
              { content: 'until a moment', saleBeginAt: null, saleEndAt: at(2026, 11, 1, 8), reserved: 0, sold: 0 },
              { content: 'from a moment', saleBeginAt: at(2026, 10, 12, 8), saleEndAt: null, reserved: 0, sold: 0 },
            ],
          },
        ],
        promotions: [{ content: 'early bird', beginAt: null, endAt: at(2026, 10, 18, 8), used: 0 }],
        orders: [],
        attendees: [],
        soldTickets: [],
        notifications: [],
      },
    });
  });

  it('requires a new time in the future [S4-09]', () => {
    expect(cloneEvent(evenings, null, NOW)).toEqual({ ok: false, refusal: 'NEW_TIME_MISSING' });
    expect(cloneEvent(evenings, NOW, NOW)).toEqual({ ok: false, refusal: 'NEW_TIME_PAST' });
    expect(cloneEvent(evenings, later(NOW, 1), NOW).ok).toBe(true);
  });

  it('leaves the dates of an event without sessions', () => {
    const bare = { ...evenings, sessions: [] };
    expect(cloneEvent(bare, at(2027, 0, 1), NOW)).toMatchObject({
      value: { promotions: [{ endAt: at(2026, 9, 7, 7) }] },
    });
  });

  it('cloning a clone equals cloning once at the same time', () => {
    fc.assert(
      fc.property(anyEventWhole, daytime, daytime, (event, once, then) => {
        const clone = cloneEvent(event, later(once, 1), NOW);
        const again = clone.ok ? cloneEvent(clone.value, later(then, 1), NOW) : clone;
        expect(again).toEqual(cloneEvent(event, later(then, 1), NOW));
        expect(again.ok).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('drops orders, attendees and notifications; keeps local-time distances and durations', () => {
    fc.assert(
      fc.property(anyEventWhole, daytime, (event, newTime) => {
        const clone = cloneEvent(event, newTime, NOW);
        const copy = clone.ok ? clone.value : event;
        expect([copy.orders, copy.attendees, copy.soldTickets, copy.notifications].flat()).toEqual([]);
        expect(Math.min(newTime, ...copy.sessions.map((session) => session.beginAt))).toBe(newTime);
        const apart = (of: typeof event) =>
          of.sessions.map(
            (one) => clockOf(one.beginAt, of.timezone) - clockOf(of.sessions[0]?.beginAt ?? NOW, of.timezone),
          );
        expect(apart(copy)).toEqual(apart(event));
        expect(copy.sessions.map((one) => one.endAt - one.beginAt)).toEqual(
          event.sessions.map((one) => one.endAt - one.beginAt),
        );
        for (const { saleBeginAt, saleEndAt } of copy.sessions.flatMap((session) => session.tickets)) {
          if (saleBeginAt !== null && saleEndAt !== null) expect(saleEndAt - saleBeginAt).toBeGreaterThan(0);
        }
      }),
      { numRuns: 40 },
    );
  });
});
