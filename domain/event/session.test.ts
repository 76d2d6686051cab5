import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearNow } from '#test/arbitraries/event.arbitraries.ts';
import { minutes } from '#test/builders/moments.ts';
import { eventTimes } from './session.ts';

const kept = { beginAt: minutes(1), endAt: minutes(2) };
const times = fc.record({ beginAt: nearNow, endAt: nearNow });

it('an event lasts from its first session’s begin to its last one’s end', () => {
  fc.assert(
    fc.property(fc.array(times, { minLength: 1 }), (sessions) => {
      const { beginAt, endAt } = eventTimes(kept, sessions);
      expect(sessions.every((session) => session.beginAt >= beginAt && session.endAt <= endAt)).toBe(true);
      expect(sessions.map((session) => session.beginAt)).toContain(beginAt);
      expect(sessions.map((session) => session.endAt)).toContain(endAt);
    }),
  );
});

it('an event without sessions keeps its times', () => {
  expect(eventTimes({ ...kept, ...{ name: 'x' } }, [])).toEqual(kept);
});
