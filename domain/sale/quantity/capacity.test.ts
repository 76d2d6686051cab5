import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAN_SALES } from '#domain/event/event.ts';
import { minutes } from '#test/builders/moments.ts';
import {
  type CountedTicketType,
  changeCapacity,
  planSaleAtCapacity,
  sumsOfEvent,
  sumsOfSession,
  sumsWithinEvent,
} from './capacity.ts';

const type = (over: Partial<CountedTicketType> = {}): CountedTicketType => ({
  sectionEventId: 1,
  capacity: 10,
  sold: 2,
  sessionCapacity: null,
  eventCapacity: null,
  ...over,
});

const capacity = fc.option(fc.integer({ min: 0, max: 50 }));
const anyTypes = fc.tuple(fc.tuple(capacity, capacity, capacity), capacity).chain(([sessions, eventCapacity]) =>
  fc.array(
    fc.record({ sectionEventId: fc.integer({ min: 1, max: 3 }), capacity, sold: fc.nat({ max: 20 }) }).map(
      (some): CountedTicketType => ({
        ...some,
        sessionCapacity: sessions[some.sectionEventId - 1] ?? null,
        eventCapacity,
      }),
    ),
    { minLength: 1, maxLength: 8 },
  ),
);

describe('tickets sold and capacity', () => {
  it.each<[string, CountedTicketType[], number, number | null]>([
    ['the sum of the types', [type(), type()], 4, 20],
    ['no more than the session’s pot', [type({ sessionCapacity: 15 }), type({ sessionCapacity: 15 })], 4, 15],
    ['no more than the event’s pot', [type({ eventCapacity: 7 }), type({ eventCapacity: 7 })], 4, 7],
    ['no limit where one type has none', [type(), type({ capacity: null })], 4, null],
    ['the session’s pot where a type has no limit', [type({ capacity: null, sessionCapacity: 30 })], 2, 30],
    ['nothing without types', [], 0, 0],
  ])('of a session: %s', (_what, types, sold, places) => {
    expect(sumsOfSession(types)).toEqual({ sold, capacity: places });
  });

  it('of an event: its sessions within their quotas, all within the event’s', () => {
    const two = [type({ sessionCapacity: 4 }), type({ sectionEventId: 2, capacity: 6, sold: 1 })];
    expect(sumsOfEvent(two)).toEqual({ sold: 3, capacity: 10 });
    expect(sumsOfEvent(two.map((some) => ({ ...some, eventCapacity: 8 })))).toEqual({ sold: 3, capacity: 8 });
    expect(sumsOfEvent([type(), type({ sectionEventId: 2, capacity: null })])).toEqual({ sold: 4, capacity: null });
    expect(sumsOfEvent([])).toEqual({ sold: 0, capacity: 0 });
  });

  it('an event’s sums match its sessions and its own quota', () => {
    fc.assert(
      fc.property(anyTypes, (types) => {
        const event = sumsOfEvent(types);
        const sessions = [...Map.groupBy(types, (some) => some.sectionEventId).values()].map(sumsOfSession);
        expect(event.sold).toBe(types.reduce((sum, some) => sum + some.sold, 0));
        const most = sessions.reduce((sum, session) => sum + (session.capacity ?? Number.POSITIVE_INFINITY), 0);
        expect(event.capacity ?? Number.POSITIVE_INFINITY).toBe(
          Math.min(most, types[0]?.eventCapacity ?? Number.POSITIVE_INFINITY),
        );
      }),
    );
  });
});

describe('places of guests who come by invitation', () => {
  const anyInvited = fc
    .tuple(anyTypes, fc.nat({ max: 20 }))
    .map(([types, sold]): readonly CountedTicketType[] => [
      ...types.map((some) => ({ ...some, capacity: some.capacity === null ? null : some.capacity + some.sold })),
      { ...(types[0] ?? type()), capacity: null, sold, byInvitation: true },
    ]);

  it('add to what is taken, and never make a limited event unlimited', () => {
    fc.assert(
      fc.property(anyInvited, (types) => {
        const offered = types.filter(({ byInvitation }) => byInvitation !== true);
        const invited = types.find(({ byInvitation }) => byInvitation === true)?.sold ?? 0;
        const [all, alone] = [sumsOfEvent(types), sumsOfEvent(offered)];
        expect(all.sold).toBe(alone.sold + invited);
        expect(all.capacity === null).toBe(alone.capacity === null);
        expect(all.capacity ?? 0).toBeGreaterThanOrEqual(alone.capacity ?? 0);
        expect((all.capacity ?? 0) - (alone.capacity ?? 0)).toBeLessThanOrEqual(invited);
      }),
    );
  });

  it('count within the session’s own places', () => {
    const within = { sessionCapacity: 12 };
    expect(sumsOfSession([type(within), type({ ...within, capacity: null, sold: 3, byInvitation: true })])).toEqual({
      sold: 5,
      capacity: 12,
    });
  });
});

describe('setting a capacity [S5-11]', () => {
  it('accepts sold plus held, and no less', () => {
    fc.assert(
      fc.property(fc.nat({ max: 50 }), fc.nat({ max: 50 }), fc.nat({ max: 150 }), (sold, held, capacity) => {
        const changed = changeCapacity({ sold, held, heldUntil: minutes(9) }, capacity);
        expect(changed.ok).toBe(capacity >= sold + held);
      }),
    );
  });

  it('accepts unlimited', () => {
    expect(changeCapacity({ sold: 9, held: 9, heldUntil: null }, null)).toEqual({ ok: true, value: null });
  });

  it('reports sold, held and the last release', () => {
    const refusal = { code: 'CAPACITY_BELOW_TAKEN', sold: 3 };
    expect(changeCapacity({ sold: 3, held: 2, heldUntil: minutes(9) }, 4)).toEqual({
      ok: false,
      refusal: { ...refusal, held: 2, heldUntil: minutes(9) },
    });
    expect(changeCapacity({ sold: 3, held: 2, heldUntil: null }, 4)).toEqual({
      ok: false,
      refusal: { ...refusal, held: 2 },
    });
    expect(changeCapacity({ sold: 3, held: 0, heldUntil: minutes(9) }, 2)).toEqual({
      ok: false,
      refusal: { ...refusal, held: 0 },
    });
  });
});

describe('an event set to close at capacity', () => {
  it.each([
    ['closes with the last place sold', { capacity: 10, sold: 10 }, 'CLOSED'],
    ['stays open while the last place is only held', { capacity: 10, sold: 9 }, null],
    ['never closes where it is unlimited', { capacity: null, sold: 1_000 }, null],
  ])('%s', (_what, sums, plan) => {
    expect(planSaleAtCapacity(null, sums)).toBe(plan);
  });

  it('opens again with a place that returns, unless its organiser closed it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.constantFrom(...PLAN_SALES), (capacity, plan) => {
        expect(planSaleAtCapacity(plan, { capacity, sold: capacity })).toBe('CLOSED');
        expect(planSaleAtCapacity(plan, { capacity, sold: capacity - 1 })).toBe(plan);
      }),
    );
  });

  it('counts what all its ticket types sold, whatever their own and their sessions’ capacity', () => {
    fc.assert(
      fc.property(anyTypes, (types) => {
        const eventCapacity = types[0]?.eventCapacity ?? null;
        const sums = sumsWithinEvent(types);
        expect(sums).toEqual({ sold: types.reduce((sum, type) => sum + type.sold, 0), capacity: eventCapacity });
      }),
    );
    expect(sumsWithinEvent([])).toEqual({ sold: 0, capacity: null });
  });
});
