import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySessionTimes, anyTicketForSale, nearNow } from '#test/arbitraries/event.arbitraries.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { ticketSaleState } from './sale-state.ts';
import { type SaleWindow, saleDates, saleWindow, sellingPeriod } from './sale-window.ts';

const session = { endAt: minutes(100) };
const scheduled = (begin: number | null, end: number | null): SaleWindow => ({
  kind: 'SCHEDULED',
  beginAt: begin === null ? null : minutes(begin),
  endAt: end === null ? null : minutes(end),
});

describe('the sale period', () => {
  it.each<[string, SaleWindow, number | null, [number | null, number] | null]>([
    ['follows the event: from when it is public until the session ends', { kind: 'FOLLOWS_EVENT' }, 10, [10, 100]],
    ['follows an event that has been public all along', { kind: 'FOLLOWS_EVENT' }, null, [null, 100]],
    ['is a scheduled period', scheduled(20, 30), 10, [20, 30]],
    ['begins no earlier than the event is public', scheduled(20, 30), 25, [25, 30]],
    ['does not outlive the session', scheduled(20, 130), null, [20, 100]],
    ['is open on a side that was not said', scheduled(null, 30), null, [null, 30]],
    ['is as long as one moment', scheduled(30, 40), 40, [40, 40]],
    ['is empty where it is over before the event is public', scheduled(20, 30), 31, null],
  ])('%s [S3-48]', (_what, window, publicFrom, period) => {
    const expected =
      period === null ? null : { from: period[0] === null ? null : minutes(period[0]), until: minutes(period[1]) };
    expect(sellingPeriod(window, session, publicFrom === null ? null : minutes(publicFrom))).toEqual(expected);
  });

  it('is restored from its dates', () => {
    fc.assert(
      fc.property(fc.option(nearNow), fc.option(nearNow), (saleBeginAt, saleEndAt) => {
        expect(saleDates(saleWindow({ saleBeginAt, saleEndAt }))).toEqual({ saleBeginAt, saleEndAt });
        expect(saleWindow({ saleBeginAt, saleEndAt }).kind).toBe(
          saleBeginAt === null && saleEndAt === null ? 'FOLLOWS_EVENT' : 'SCHEDULED',
        );
      }),
    );
  });

  it('is when a ticket with stock is on sale without an override', () => {
    fc.assert(
      fc.property(anyTicketForSale, anySessionTimes, (ticket, times) => {
        const period = sellingPeriod(saleWindow(ticket), times, null);
        const open = period !== null && (period.from === null || period.from <= NOW) && NOW <= period.until;
        expect(ticketSaleState({ ...ticket, remaining: null }, { ...times, planSale: null }, NOW) === 'ON_SALE').toBe(
          open,
        );
      }),
    );
  });
});
