import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLimits, anyQuotas } from '#test/arbitraries/quota.arbitraries.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { orderLimit } from './order-limit.ts';
import { remainingOver, type ScopedQuota } from './quota-stock.ts';
import { type CannotTake, type TakeFacts, takeTickets } from './take-tickets.ts';

const NOWHERE = { otherTicket: false, otherSession: false, waitingList: false };
const EVERYWHERE = { otherTicket: true, otherSession: true, waitingList: true };
const pot = (over: Partial<ScopedQuota>): ScopedQuota => ({
  scope: 'TICKET_TYPE',
  capacity: 10,
  reserved: 0,
  sold: 0,
  ...over,
});
const facts = (over: Partial<TakeFacts> = {}): TakeFacts => ({
  purchaseLimit: null,
  accountLimit: null,
  alreadyBought: 0,
  multipleOf: 1,
  quotas: [pot({})],
  elsewhere: NOWHERE,
  ...over,
});
const soldOut = pot({ sold: 10 });
const held = pot({ sold: 7, reserved: 3, releases: { first: minutes(4), last: minutes(9) } });

describe('taking tickets', () => {
  it.each<[string, TakeFacts, number, CannotTake]>([
    [
      'fewer can be had in one purchase',
      facts(),
      6,
      { because: 'PURCHASE', lacking: null, max: 5, next: [{ kind: 'CHOOSE_FEWER', atMost: 5 }] },
    ],
    [
      'fewer are left',
      facts({ quotas: [pot({ sold: 8 })] }),
      3,
      { because: 'REMAINING', lacking: 'TICKET_TYPE', max: 2, next: [{ kind: 'CHOOSE_FEWER', atMost: 2 }] },
    ],
    [
      'fewer are left, and as many may come back',
      facts({ quotas: [{ ...held, sold: 6 }] }),
      3,
      {
        because: 'REMAINING',
        lacking: 'TICKET_TYPE',
        max: 1,
        next: [
          { kind: 'CHOOSE_FEWER', atMost: 1 },
          { kind: 'WAIT_UNTIL', at: minutes(4) },
        ],
      },
    ],
    [
      'the session is full, and there is much else',
      facts({ quotas: [pot({}), { ...held, scope: 'SESSION' }], elsewhere: EVERYWHERE }),
      1,
      {
        because: 'REMAINING',
        lacking: 'SESSION',
        max: 0,
        next: [
          { kind: 'WAIT_UNTIL', at: minutes(4) },
          { kind: 'CHOOSE_ANOTHER_TICKET' },
          { kind: 'CHOOSE_ANOTHER_SESSION' },
          { kind: 'JOIN_WAITING_LIST' },
        ],
      },
    ],
    [
      'the event is full, and there is nothing else',
      facts({ quotas: [pot({}), { ...soldOut, scope: 'EVENT' }] }),
      1,
      { because: 'REMAINING', lacking: 'EVENT', max: 0, next: [{ kind: 'CONTACT_ORGANISER' }] },
    ],
    [
      'the account has had its share, so that neither waiting nor another session helps',
      facts({ accountLimit: 2, alreadyBought: 2, quotas: [held], elsewhere: EVERYWHERE, purchaseLimit: 9 }),
      4,
      { because: 'ACCOUNT', lacking: null, max: 0, next: [{ kind: 'CHOOSE_ANOTHER_TICKET' }] },
    ],
    [
      'a set would be broken',
      facts({ multipleOf: 2, elsewhere: EVERYWHERE }),
      3,
      { because: 'BROKEN_SET', lacking: null, max: 4, next: [{ kind: 'CHOOSE_WHOLE_SETS', of: 2 }] },
    ],
  ])('is refused where %s', (_what, some, wanted, refusal) => {
    expect(takeTickets(some, wanted, NOW)).toEqual({ ok: false, refusal });
  });

  const elsewhere = fc.record({ otherTicket: fc.boolean(), otherSession: fc.boolean(), waitingList: fc.boolean() });
  const anyFacts = fc
    .record({ quotas: anyQuotas, limits: anyLimits, elsewhere })
    .map(({ limits, ...rest }) => ({ ...limits, ...rest }));

  it('accepts exactly whole sets within the limit over all quotas [S9-15]', () => {
    fc.assert(
      fc.property(anyFacts, fc.oneof(fc.nat({ max: 24 }), fc.constantFrom(-6, -1, 0.5, Number.NaN)), (some, wanted) => {
        const { max, step } = orderLimit({ ...some, remaining: remainingOver(some.quotas) });
        expect(takeTickets(some, wanted, NOW).ok).toBe(wanted >= 0 && wanted <= max && wanted % step === 0);
        expect(takeTickets(some, max, NOW)).toEqual({ ok: true, value: max });
      }),
    );
  });

  it('a suggested quantity can be taken, and nobody waits for what a limit forbids', () => {
    fc.assert(
      fc.property(anyFacts, fc.nat({ max: 24 }), (some, wanted) => {
        const answer = takeTickets(some, wanted, NOW);
        const steps = answer.ok ? [] : answer.refusal.next;
        expect(steps.length > 0).toBe(!answer.ok);
        for (const step of steps) {
          if (step.kind === 'CHOOSE_FEWER') expect(takeTickets(some, step.atMost, NOW).ok).toBe(step.atMost > 0);
          if (step.kind === 'WAIT_UNTIL') expect(takeTickets({ ...some, quotas: [] }, wanted, NOW).ok).toBe(true);
        }
      }),
    );
  });
});
