import { describe, expect, it } from 'vitest';
import { makeMemoryEventListings } from '#adapters/memory/memory-event-listings.ts';
import { anEventCard } from '#test/builders/an-event-card.ts';
import { makeShowHome } from './show-home.ts';

const now = Date.UTC(2026, 10, 20);
const soon = (id: number) => anEventCard({ id, beginAt: now + id * 3_600_000, endAt: now + (id + 2) * 3_600_000 });

describe('the first page', () => {
  it('shows an event that is featured no second time while there are others', async () => {
    const events = [soon(1), { ...soon(2), featured: true }, soon(3), soon(4), soon(5)];
    const home = await makeShowHome({ listings: makeMemoryEventListings(events, [], now) })();
    if (!home.ok) throw new Error('refused');
    expect(home.value.featured.map(({ id }) => id)).toEqual([2]);
    expect(home.value.upcoming.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
  });

  it('repeats events rather than show a rail of one', async () => {
    const events = [1, 2, 3].map((id) => ({ ...soon(id), featured: true }));
    const home = await makeShowHome({ listings: makeMemoryEventListings(events, [], now) })();
    expect(home).toMatchObject({ ok: true, value: { upcoming: [{ id: 1 }, { id: 2 }, { id: 3 }] } });
  });
});
