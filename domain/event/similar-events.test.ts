import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_SALE_STATES, type EventSaleState } from './sale-state.ts';
import { similarEvents } from './similar-events.ts';

const STATES: readonly (EventSaleState | 'OTHER')[] = [...EVENT_SALE_STATES, 'OTHER'];
const catalogue = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 20 }),
    beginAt: fc.integer({ min: 0, max: 9 }),
    saleState: fc.constantFrom(...STATES),
  }),
  { selector: ({ id }) => id },
);

describe('the events that lead on from one that nobody can join', () => {
  it('are the soonest of the others on sale, each once', () => {
    fc.assert(
      fc.property(catalogue, fc.integer({ min: 1, max: 20 }), (found, eventId) => {
        const shown = similarEvents([...found, ...found], eventId);
        const open = found.filter(({ id, saleState }) => id !== eventId && ['ON_SALE', 'FREE'].includes(saleState));
        const left = open.filter((event) => !shown.includes(event));
        expect(shown).toHaveLength(Math.min(4, open.length));
        expect(left).toHaveLength(open.length - shown.length);
        const times = shown.map(({ beginAt }) => beginAt);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        for (const { beginAt } of left) expect(beginAt).toBeGreaterThanOrEqual(times.at(-1) ?? 0);
      }),
    );
  });
});
