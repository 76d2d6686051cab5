import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { orderLimit } from '#domain/sale/quantity/order-limit.ts';
import { anyOffer, anySessionTimes, anyTicketForSale } from '#test/arbitraries/event.arbitraries.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import {
  currentSessions,
  eventSaleState,
  firstOpening,
  hasEnded,
  isSelectable,
  opensAt,
  planSaleOfEvent,
  type SessionSaleState,
  sessionOfEvent,
  sessionSaleState,
  ticketSaleState,
} from './sale-state.ts';

const session = { planSale: null, beginAt: minutes(60), endAt: minutes(120) } as const;
const ticket = { saleBeginAt: null, saleEndAt: null, remaining: 9, multipleOf: 1 } as const;
const paid = { ...ticket, price: dong(50_000) };
const free = { ...ticket, price: dong(0) };

describe('the state of a ticket type', () => {
  it.each([
    ['is on sale', ticket, session, 'ON_SALE'],
    ['is on sale when unlimited', { ...ticket, remaining: null }, session, 'ON_SALE'],
    ['is coming before its sale', { ...ticket, saleBeginAt: minutes(1) }, session, 'COMING_SOON'],
    ['is on sale from its begin', { ...ticket, saleBeginAt: NOW }, session, 'ON_SALE'],
    ['is on sale up to its end', { ...ticket, saleEndAt: NOW }, session, 'ON_SALE'],
    ['has stopped after its sale', { ...ticket, saleEndAt: minutes(-1) }, session, 'STOPPED_SELLING'],
    ['is sold out with none left', { ...ticket, remaining: 0 }, session, 'SOLD_OUT'],
    ['is sold out with less than a set left', { ...ticket, remaining: 2, multipleOf: 3 }, session, 'SOLD_OUT'],
    ['is on sale with one set left', { ...ticket, remaining: 3, multipleOf: 3 }, session, 'ON_SALE'],
    [
      'has stopped rather than sold out',
      { ...ticket, remaining: 0, saleEndAt: minutes(-1) },
      session,
      'STOPPED_SELLING',
    ],
    ['is coming while the organiser says so', ticket, { ...session, planSale: 'UPCOMING' }, 'COMING_SOON'],
    ['is closed while the organiser says so', ticket, { ...session, planSale: 'CLOSED' }, 'SALE_CLOSED'],
    ['is over with its session', ticket, { ...session, planSale: 'UPCOMING', endAt: minutes(-1) }, 'ENDED'],
    ['is on sale at the very end', ticket, { ...session, endAt: NOW }, 'ON_SALE'],
  ] as const)('%s [S4-11] [S4-12]', (_name, type, of, state) => {
    expect(ticketSaleState(type, of, NOW)).toBe(state);
  });

  it('nothing is on sale without stock, outside its sale period or after the end', () => {
    fc.assert(
      fc.property(anyTicketForSale, anySessionTimes, (type, of) => {
        const onSale = ticketSaleState(type, of, NOW) === 'ON_SALE';
        const sellable =
          (type.remaining === null || type.remaining >= type.multipleOf) &&
          (type.saleBeginAt === null || type.saleBeginAt <= NOW) &&
          (type.saleEndAt === null || type.saleEndAt >= NOW) &&
          of.planSale === null &&
          of.endAt >= NOW;
        expect(onSale).toBe(sellable);
      }),
    );
  });
});

describe('the state of a session', () => {
  it.each([
    ['the lowest price above 0', [paid], 'ON_SALE'],
    ['free when something on sale costs nothing', [paid, free], 'FREE'],
    ['its price when only the sold-out type was free', [paid, { ...free, remaining: 0 }], 'ON_SALE'],
    ['sold out when every type is', [{ ...paid, remaining: 0 }], 'SOLD_OUT'],
    [
      'sold out when the rest has stopped',
      [
        { ...paid, remaining: 0 },
        { ...paid, saleEndAt: minutes(-1) },
      ],
      'SOLD_OUT',
    ],
    [
      'coming soon when a type still comes',
      [
        { ...paid, remaining: 0 },
        { ...paid, saleBeginAt: minutes(1) },
      ],
      'COMING_SOON',
    ],
    ['stopped when every sale is over', [{ ...paid, saleEndAt: minutes(-1) }], 'STOPPED_SELLING'],
    ['coming soon without any ticket type', [], 'COMING_SOON'],
  ] as const)('%s [S4-12]', (_name, tickets, state) => {
    expect(sessionSaleState(session, tickets, NOW)).toBe(state);
  });

  it.each([
    ['UPCOMING', 'COMING_SOON'],
    ['CLOSED', 'SALE_CLOSED'],
  ] as const)('follows the organiser’s override %s, whatever its tickets', (planSale, state) => {
    for (const tickets of [[], [paid], [{ ...paid, remaining: 0 }], [{ ...free, saleEndAt: minutes(-1) }]]) {
      expect(sessionSaleState({ ...session, planSale }, tickets, NOW)).toBe(state);
    }
  });

  it('is not selectable while upcoming or closed, after its end, or sold out [S4-10]', () => {
    fc.assert(
      fc.property(anySessionTimes, anyOffer, (of, tickets) => {
        const state = sessionSaleState(of, tickets, NOW);
        const blocked = of.planSale !== null || NOW > of.endAt || tickets.every((type) => type.remaining === 0);
        if (blocked) expect(isSelectable(state)).toBe(false);
        expect(isSelectable(state)).toBe(tickets.some((type) => ticketSaleState(type, of, NOW) === 'ON_SALE'));
        expect(state === 'ENDED').toBe(hasEnded(of, NOW));
      }),
    );
  });
});

describe('a selectable session', () => {
  it('has a ticket type with at least one set left', () => {
    fc.assert(
      fc.property(anySessionTimes, anyOffer, (of, tickets) => {
        const takeable = tickets.filter(
          (type) =>
            ticketSaleState(type, of, NOW) === 'ON_SALE' &&
            orderLimit({ ...type, purchaseLimit: null, accountLimit: null, alreadyBought: 0 }).max > 0,
        );
        expect(isSelectable(sessionSaleState(of, tickets, NOW))).toBe(takeable.length > 0);
      }),
    );
  });
});

describe('the state of an event', () => {
  it.each<[SessionSaleState[], SessionSaleState]>([
    [['ENDED', 'ON_SALE'], 'ON_SALE'],
    [['FREE', 'ON_SALE'], 'ON_SALE'],
    [['FREE', 'SOLD_OUT'], 'FREE'],
    [['SOLD_OUT', 'COMING_SOON'], 'COMING_SOON'],
    [['SOLD_OUT', 'ENDED'], 'SOLD_OUT'],
    [['SALE_CLOSED', 'STOPPED_SELLING'], 'STOPPED_SELLING'],
    [['SALE_CLOSED', 'ENDED'], 'SALE_CLOSED'],
    [['ENDED', 'ENDED'], 'ENDED'],
    [[], 'COMING_SOON'],
  ])('combines %j into %s', (sessions, state) => {
    expect(eventSaleState(sessions)).toBe(state);
    expect(eventSaleState(sessions.toReversed())).toBe(state);
  });
});

const over = { planSale: 'CLOSED', endAt: minutes(-1) } as const;
const ahead = { planSale: null, endAt: minutes(9) } as const;
const soon = { planSale: 'UPCOMING', endAt: minutes(9) } as const;

describe('current sessions', () => {
  it('are the running and upcoming ones, or all once everything is over', () => {
    expect(currentSessions([over, ahead], NOW)).toEqual([ahead]);
    expect(currentSessions([over, over], NOW)).toEqual([over, over]);
  });

  it('exist whenever there are sessions', () => {
    fc.assert(
      fc.property(fc.array(anySessionTimes, { maxLength: 4 }), (sessions) => {
        expect(currentSessions(sessions, NOW).length > 0).toBe(sessions.length > 0);
      }),
    );
  });
});

describe('the sale override of an event', () => {
  it.each([
    ['is what its sessions say alike', [soon, soon], 'UPCOMING'],
    ['is nothing where they differ', [soon, ahead], null],
    ['is nothing where they differ, whichever comes first', [ahead, soon], null],
    ['leaves out what is over', [over, soon], 'UPCOMING'],
    ['is nothing once everything is over', [over], null],
    ['is nothing without sessions', [], null],
  ] as const)('%s', (_what, sessions, plan) => {
    expect(planSaleOfEvent(sessions, NOW)).toBe(plan);
  });
});

const from = (minute: number | null) => ({
  saleBeginAt: minute === null ? null : minutes(minute),
  saleEndAt: null,
  remaining: 9,
  multipleOf: 1,
});

describe('when a sale opens', () => {
  const session = { planSale: null, beginAt: minutes(600), endAt: minutes(700) } as const;

  it.each([
    ['at its begin', from(30), session, minutes(30)],
    ['not once it is open', from(0), session, null],
    [
      'nobody knows, where the organiser only says that it comes',
      from(null),
      { ...session, planSale: 'UPCOMING' },
      null,
    ],
    [
      'nobody knows, where its begin is now and the organiser says that it comes',
      from(0),
      { ...session, planSale: 'UPCOMING' },
      null,
    ],
    [
      'nobody knows, where its begin has passed and the organiser says that it comes',
      from(-9),
      { ...session, planSale: 'UPCOMING' },
      null,
    ],
    [
      'not now, even if it is yet to begin, where the organiser has closed it',
      from(30),
      { ...session, planSale: 'CLOSED' },
      null,
    ],
  ] as const)('%s', (_what, ticket, of, at) => {
    expect(opensAt(ticket, of, NOW)).toBe(at);
  });

  it('is the earliest of several', () => {
    const sessions = [
      { ...session, tickets: [from(90), from(0)] },
      { ...session, tickets: [from(60), from(120)] },
    ];
    expect(firstOpening(sessions, NOW)).toBe(minutes(60));
    expect(firstOpening([], NOW)).toBeNull();
  });

  it('is in the future, and opens the sale at that moment unless overridden', () => {
    fc.assert(
      fc.property(anySessionTimes, anyOffer, (times, tickets) => {
        const at = firstOpening([{ ...times, tickets }], NOW);
        expect(at === null || at > NOW).toBe(true);
        for (const ticket of tickets) {
          const opening = opensAt(ticket, times, NOW);
          if (opening !== null && times.planSale === null)
            expect(ticketSaleState(ticket, times, opening)).not.toBe('COMING_SOON');
        }
      }),
    );
  });
});

it('sessions are sold as planned, and closed once their event was cancelled or archived', () => {
  const upcoming = { ...session, planSale: 'UPCOMING' } as const;
  expect(sessionOfEvent({ status: 'PUBLISHED', archive: false }, upcoming)).toEqual(upcoming);
  for (const event of [
    { status: 'CANCELLED', archive: false },
    { status: 'PUBLISHED', archive: true },
  ] as const)
    expect(sessionOfEvent(event, upcoming)).toEqual({ ...upcoming, planSale: 'CLOSED' });
});
