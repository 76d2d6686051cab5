import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyOffer, anySessionTimes, nearNow } from '#test/arbitraries/event.arbitraries.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { EVENT_STATUSES, PLAN_SALES } from './event.ts';
import { chosenSession, isEventOver, type RegistrationButton, registrationButton } from './registration-button.ts';
import { isSelectable, type SessionSaleState, sessionSaleState } from './sale-state.ts';

const published = { status: 'PUBLISHED', endAt: minutes(120) } as const;
const sessions = (...states: SessionSaleState[]) => states.map((state, at) => ({ id: at + 1, state }));

describe('the chosen session', () => {
  it.each([
    ['the wanted one', sessions('ON_SALE', 'FREE'), 2, 2],
    ['the first that can be, where the wanted one cannot', sessions('SOLD_OUT', 'FREE', 'ON_SALE'), 1, 2],
    ['the first that can be, where none is wanted', sessions('ENDED', 'ON_SALE'), null, 2],
    ['none, where none can be', sessions('ENDED', 'SOLD_OUT'), 2, null],
  ])('is %s', (_what, of, wanted, chosen) => {
    expect(chosenSession(of, wanted)).toBe(chosen);
  });
});

describe('the main button of a public event', () => {
  it.each<[string, Parameters<typeof registrationButton>[0], SessionSaleState[], RegistrationButton]>([
    ['buys', published, ['SOLD_OUT', 'ON_SALE'], { kind: 'BUY', sessionId: 2 }],
    ['is over with a cancelled event', { ...published, status: 'CANCELLED' }, ['ON_SALE'], { kind: 'CANCELLED' }],
    ['is over with the event', { ...published, endAt: minutes(-1) }, ['ON_SALE'], { kind: 'ENDED_BUY' }],
    ['is over with its sessions', published, ['ENDED', 'ENDED'], { kind: 'ENDED_BUY' }],
    ['is to come', published, ['COMING_SOON', 'SOLD_OUT'], { kind: 'COMING_SOON' }],
    ['is sold out', published, ['SOLD_OUT', 'ENDED'], { kind: 'SOLD_OUT' }],
    ['is closed', published, ['SALE_CLOSED'], { kind: 'SALE_CLOSED' }],
    ['has stopped', published, ['STOPPED_SELLING', 'ENDED'], { kind: 'STOPPED_SELLING' }],
  ])('%s', (_what, event, states, button) => {
    expect(registrationButton(event, sessions(...states), null, NOW)).toEqual(button);
  });

  it('opens a selectable session exactly if the event is running', () => {
    const event = fc.record({
      status: fc.constantFrom(...EVENT_STATUSES),
      endAt: nearNow,
    });
    const offers = fc.array(fc.tuple(anySessionTimes, anyOffer), { maxLength: 3 });
    fc.assert(
      fc.property(event, offers, fc.nat({ max: 4 }), (of, some, wanted) => {
        const shown = some.map(([times, tickets], id) => ({ id, state: sessionSaleState(times, tickets, NOW) }));
        const button = registrationButton(of, shown, wanted, NOW);
        const open = of.status !== 'CANCELLED' && !isEventOver(of, shown, NOW);
        expect(button.kind === 'BUY').toBe(open && shown.some((session) => isSelectable(session.state)));
        if (button.kind === 'BUY') expect(isSelectable(shown[button.sessionId]?.state ?? 'ENDED')).toBe(true);
        if (button.kind === 'BUY' && isSelectable(shown[wanted]?.state ?? 'ENDED'))
          expect(button.sessionId).toBe(wanted);
      }),
    );
  });

  it('follows an override of all sessions to come', () => {
    const times = fc.record({ beginAt: fc.constant(minutes(60)), endAt: fc.constant(minutes(120)) });
    const offers = fc.array(fc.tuple(times, anyOffer), { minLength: 1, maxLength: 3 });
    const plans = fc.constantFrom(...PLAN_SALES.filter((plan) => plan !== null));
    fc.assert(
      fc.property(offers, plans, (some, planSale) => {
        const shown = some.map(([at, tickets], id) => ({
          id,
          state: sessionSaleState({ ...at, planSale }, tickets, NOW),
        }));
        expect(registrationButton(published, shown, null, NOW)).toEqual({
          kind: planSale === 'UPCOMING' ? 'COMING_SOON' : 'SALE_CLOSED',
        });
      }),
    );
  });
});
