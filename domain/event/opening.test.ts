import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyOffer, anySessionTimes } from '#test/arbitraries/event.arbitraries.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { firstOpening, opensAt } from './opening.ts';
import { ticketSaleState } from './sale-state.ts';

const session = { planSale: null, beginAt: minutes(600), endAt: minutes(700) } as const;
const from = (minute: number | null) => ({
  saleBeginAt: minute === null ? null : minutes(minute),
  saleEndAt: null,
  remaining: 9,
  multipleOf: 1,
});

describe('when a sale opens', () => {
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

  it('of several, the first', () => {
    const sessions = [
      { ...session, tickets: [from(90), from(0)] },
      { ...session, tickets: [from(60), from(120)] },
    ];
    expect(firstOpening(sessions, NOW)).toBe(minutes(60));
    expect(firstOpening([], NOW)).toBeNull();
  });

  it('lies ahead, and at that moment its ticket is no longer to come, unless the organiser says so', () => {
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
