import { describe, expect, it } from 'vitest';
import { makeMemoryEventListings } from '#adapters/memory/event/memory-event-listings.ts';
import { anEventCard } from '#test/builders/an-event-card.ts';
import { ShowHome } from './show-home.ts';

const now = Date.UTC(2026, 10, 20);
const HOUR = 3_600_000;
const inHours = (id: number, hours: number) =>
  anEventCard({ id, beginAt: now + hours * HOUR, endAt: now + (hours + 2) * HOUR });
const soon = (id: number) => inHours(id, 400 + id);

describe('the home page', () => {
  it('shows a featured event once while there are others', async () => {
    const events = [soon(1), { ...soon(2), featured: true }, soon(3), soon(4), soon(5)];
    const home = await ShowHome.make({ listings: makeMemoryEventListings(events, [], now) })();
    if (!home.ok) throw new Error('refused');
    expect(home.value.featured.map(({ id }) => id)).toEqual([2]);
    expect(home.value.upcoming.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
  });

  it('does not lead its featured events with one that is sold out', async () => {
    const featured = (id: number, saleState: 'ON_SALE' | 'SOLD_OUT' | 'COMING_SOON') => ({
      ...soon(id),
      featured: true,
      saleState,
    });
    const events = [featured(1, 'SOLD_OUT'), featured(2, 'COMING_SOON'), featured(3, 'ON_SALE')];
    const home = await ShowHome.make({ listings: makeMemoryEventListings(events, [], now) })();
    expect(home.ok && home.value.featured.map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  it('repeats events rather than show a rail with one', async () => {
    const events = [1, 2, 3].map((id) => ({ ...soon(id), featured: true }));
    const home = await ShowHome.make({ listings: makeMemoryEventListings(events, [], now) })();
    expect(home).toMatchObject({ ok: true, value: { upcoming: [{ id: 1 }, { id: 2 }, { id: 3 }] } });
  });

  it('shows near events before later ones, without overlap', async () => {
    const events = [...[1, 2, 3].map((id) => inHours(id, id)), ...[4, 5, 6].map(soon)];
    const home = await ShowHome.make({ listings: makeMemoryEventListings(events, [], now) })();
    expect(home).toMatchObject({
      ok: true,
      value: { nextDays: [{ id: 1 }, { id: 2 }, { id: 3 }], upcoming: [{ id: 4 }, { id: 5 }, { id: 6 }] },
    });
  });

  it('shows no second rail if the next days hold everything', async () => {
    const events = [1, 2, 3].map((id) => inHours(id, id));
    const home = await ShowHome.make({ listings: makeMemoryEventListings(events, [], now) })();
    expect(home).toMatchObject({ ok: true, value: { nextDays: [{ id: 1 }, { id: 2 }, { id: 3 }], upcoming: [] } });
  });
});
