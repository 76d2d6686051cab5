import { describe, expect, it } from 'vitest';
import { makeMemoryEventListings } from '#adapters/memory/event/memory-event-listings.ts';
import type { EventCard } from '#application/event/ports/event-listings.ts';
import { anEventCard } from '#test/builders/an-event-card.ts';
import { FindSimilarEvents } from './find-similar-events.ts';

const now = Date.UTC(2026, 10, 20);
const HANOI = 'Nhà hát Lớn, 1 Tràng Tiền, Hà Nội';
const music = { id: 1, name: 'Âm nhạc', color: null };
const talk = { id: 2, name: 'Hội thảo', color: null };
const card = (id: number, change: Partial<EventCard>): EventCard =>
  anEventCard({ id, beginAt: now + id * 3_600_000, endAt: now + (id + 2) * 3_600_000, ...change });
const similarTo = async (events: readonly EventCard[], event: Parameters<FindSimilarEvents>[0]) => {
  const find = FindSimilarEvents.make({ listings: makeMemoryEventListings(events, [], now) });
  return (await find(event)).map(({ id }) => id);
};

describe('similar events', () => {
  it('are of the same category or in the same city, on sale, the soonest first', async () => {
    const events = [
      card(1, { category: music, address: HANOI }),
      card(2, { category: talk, address: 'Bảo tàng, Đà Nẵng' }),
      card(3, { category: music, address: 'Nhà văn hóa, Sài Gòn' }),
      card(4, { category: talk, address: HANOI }),
      card(5, { category: music, saleState: 'SOLD_OUT' }),
      card(6, { category: null, address: '2 Hàng Bài, Hanoi, Vietnam' }),
    ];
    expect(await similarTo(events, { id: 1, category: music, address: HANOI })).toEqual([3, 4, 6]);
    expect(await similarTo(events, { id: 1, category: null, address: HANOI })).toEqual([4, 6]);
    expect(await similarTo(events, { id: 1, category: null, address: null })).toEqual([]);
  });

  it('are none where the list cannot be read', async () => {
    const listings = { ...makeMemoryEventListings([], [], now), list: () => Promise.reject(new Error('away')) };
    expect(await FindSimilarEvents.make({ listings })({ id: 1, category: music, address: HANOI })).toEqual([]);
  });
});
