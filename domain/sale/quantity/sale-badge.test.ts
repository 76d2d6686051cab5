import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  eventSaleState,
  isSelectable,
  type SessionSaleState,
  sessionSaleState,
  type TicketSaleState,
  ticketSaleState,
} from '#domain/event/sale-state.ts';
import { anyOffer, anySessionTimes } from '#test/arbitraries/event.arbitraries.ts';
import { NOW } from '#test/builders/moments.ts';
import { type BadgeWord, eventBadge, fewLeft, isAlmostGone, sessionBadge, ticketBadge } from './sale-badge.ts';

describe('few places left', () => {
  it.each([
    [null, null],
    [-1, null],
    [0, null],
    [1, 1],
    [10, 10],
    [11, null],
  ])('with %j left shows %j', (remaining, said) => {
    expect(fewLeft(remaining)).toBe(said);
  });

  it.each([
    [90, 100, true],
    [89, 100, false],
    [100, 100, true],
    [0, null, false],
    [4, 5, false],
    [5, 5, true],
  ])('%d sold of %j is almost gone: %s', (sold, capacity, gone) => {
    expect(isAlmostGone({ sold, capacity })).toBe(gone);
  });

  it('an almost gone event stays so as more is sold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat({ max: 500 }), (capacity, sold) => {
        fc.pre(sold < capacity);
        if (isAlmostGone({ sold, capacity })) expect(isAlmostGone({ sold: sold + 1, capacity })).toBe(true);
        else expect(capacity - sold).toBeGreaterThan(capacity / 10);
      }),
    );
  });
});

const PLENTY = { sold: 0, capacity: 100 };

describe('badges', () => {
  it.each<[SessionSaleState, BadgeWord, string]>([
    ['COMING_SOON', 'COMING_SOON', 'soon'],
    ['SALE_CLOSED', 'SALE_CLOSED', 'closed'],
    ['STOPPED_SELLING', 'STOPPED_SELLING', 'closed'],
    ['ENDED', 'STOPPED_SELLING', 'closed'],
    ['SOLD_OUT', 'SOLD_OUT', 'closed'],
    ['FREE', 'FREE', 'free'],
    ['ON_SALE', 'FROM', 'open'],
  ])('a session that is %s shows %s in tone %s', (state, says, tone) => {
    expect(sessionBadge(state)).toEqual({ says, tone });
  });

  it.each<[TicketSaleState, BadgeWord | null, BadgeWord | null]>([
    ['COMING_SOON', 'COMING_SOON', 'COMING_SOON'],
    ['SALE_CLOSED', 'SALE_CLOSED', 'SALE_CLOSED'],
    ['STOPPED_SELLING', 'STOPPED_SELLING_TICKETS', 'STOPPED_SELLING_TICKETS'],
    ['SOLD_OUT', 'SOLD_OUT', 'SOLD_OUT'],
    ['ENDED', 'ENDED', 'ENDED'],
    ['ON_SALE', null, 'SOLD_OUT'],
  ])('a ticket type that is %s shows %j, and %j if none can be taken', (state, says, toNobody) => {
    expect(
      [ticketBadge(state), ticketBadge(state, 1), ticketBadge(state, 0)].map((badge) => badge?.says ?? null),
    ).toEqual([says, says, toNobody]);
  });

  it.each<[SessionSaleState, number, BadgeWord | null]>([
    ['ON_SALE', 89, null],
    ['ON_SALE', 90, 'ALMOST_GONE'],
    ['FREE', 99, 'FREE'],
    ['ENDED', 99, 'ENDED'],
    ['SOLD_OUT', 100, 'SOLD_OUT'],
  ])('an event card that is %s with %d of 100 sold shows %j', (state, sold, says) => {
    expect(eventBadge(state, { sold, capacity: 100 })?.says ?? null).toBe(says);
  });

  it.each<[TicketSaleState, string]>([
    ['COMING_SOON', 'soon'],
    ['SALE_CLOSED', 'closed'],
    ['STOPPED_SELLING', 'closed'],
    ['SOLD_OUT', 'closed'],
    ['ENDED', 'closed'],
  ])('of a ticket type that is %s are %s', (state, tone) => {
    expect(ticketBadge(state)?.tone).toBe(tone);
  });

  it('almost gone, open and free badges mark selectable events', () => {
    expect(eventBadge('ON_SALE', { sold: 99, capacity: 100 })?.tone).toBe('open');
    fc.assert(
      fc.property(anySessionTimes, anyOffer, (session, tickets) => {
        const state = sessionSaleState(session, tickets, NOW);
        const canBeChosen = isSelectable(state);
        expect(['open', 'free'].includes(sessionBadge(state).tone)).toBe(canBeChosen);
        expect(tickets.some((ticket) => ticketBadge(ticketSaleState(ticket, session, NOW)) === null)).toBe(canBeChosen);
        const ofEvent = eventBadge(eventSaleState([state]), PLENTY);
        expect(ofEvent === null || ofEvent.tone === 'free').toBe(canBeChosen);
      }),
    );
  });
});

it('a cancelled session says so, whatever its sale', () => {
  expect(sessionBadge('ON_SALE', true)).toEqual({ says: 'CANCELLED', tone: 'closed' });
  expect(sessionBadge('ON_SALE')).toEqual({ says: 'FROM', tone: 'open' });
});

it('a session by invitation alone says so until it has ended or is cancelled', () => {
  expect(sessionBadge('COMING_SOON', false, true)).toEqual({ says: 'BY_INVITATION', tone: 'closed' });
  expect(sessionBadge('ENDED', false, true).says).toBe('STOPPED_SELLING');
  expect(sessionBadge('COMING_SOON', true, true).says).toBe('CANCELLED');
});
