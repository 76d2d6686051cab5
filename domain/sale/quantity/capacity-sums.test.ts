import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountedTicketType, sumsOfEvent, sumsOfSession } from './capacity-sums.ts';

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

describe('how many tickets went, of how many', () => {
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

  it('of an event: its sessions, each within its own pot, all within the event’s', () => {
    const two = [type({ sessionCapacity: 4 }), type({ sectionEventId: 2, capacity: 6, sold: 1 })];
    expect(sumsOfEvent(two)).toEqual({ sold: 3, capacity: 10 });
    expect(sumsOfEvent(two.map((some) => ({ ...some, eventCapacity: 8 })))).toEqual({ sold: 3, capacity: 8 });
    expect(sumsOfEvent([type(), type({ sectionEventId: 2, capacity: null })])).toEqual({ sold: 4, capacity: null });
    expect(sumsOfEvent([])).toEqual({ sold: 0, capacity: 0 });
  });

  it('an event has sold what its sessions have sold, and takes no more than they and its own pot do', () => {
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
