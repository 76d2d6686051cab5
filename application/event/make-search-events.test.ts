import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMemoryEventListings } from '#adapters/memory/event/memory-event-listings.ts';
import type { EventFilter, EventListings } from '#application/event/ports/event-listings.ts';
import { instant } from '#domain/kernel/instant.ts';
import { refused } from '#domain/kernel/result.ts';
import { anEventCard } from '#test/builders/an-event-card.ts';
import { makeSearchEvents } from './make-search-events.ts';
import type { SearchState } from './search-events.ts';

const now = Date.UTC(2026, 10, 20);

function world(change: Partial<EventListings> = {}) {
  const memory = makeMemoryEventListings([anEventCard(), anEventCard({ id: 102, name: 'Saigon Jazz' })], [], now);
  const asked: { filter: EventFilter; limit: number }[] = [];
  const listings: EventListings = {
    ...memory,
    list: (filter, limit) => {
      asked.push({ filter, limit });
      return memory.list(filter, limit);
    },
    ...change,
  };
  const search = makeSearchEvents({ listings });
  const typed = new Subject<string>();
  const states: SearchState[] = [];
  search.follow(typed).subscribe((state) => states.push(state));
  return { search, typed, states, asked };
}

describe('search', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is sent 500 ms after the last keystroke, with at most 20 events wanted', async () => {
    const { typed, states, asked } = world();
    typed.next('de');
    await vi.advanceTimersByTimeAsync(300);
    typed.next('dem');
    await vi.advanceTimersByTimeAsync(499);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([
      { filter: { search: 'dem', time: null, categoryId: null, format: null, free: false }, limit: 20 },
    ]);
    expect(states.at(-1)).toMatchObject({ kind: 'FOUND', events: [{ id: 101 }] });
  });

  it('nothing is sent for an empty text', async () => {
    const { typed, states, asked } = world();
    typed.next('   ');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual([]);
    expect(states).toEqual([{ kind: 'IDLE' }]);
  });

  it('an answer that comes after the text changed is not shown', async () => {
    const answers: ((value: Awaited<ReturnType<EventListings['list']>>) => void)[] = [];
    const { typed, states } = world({ list: () => new Promise((resolve) => answers.push(resolve)) });
    typed.next('old');
    await vi.advanceTimersByTimeAsync(500);
    typed.next('new');
    answers[0]?.({ ok: true, value: [anEventCard({ name: 'Old' })] });
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toEqual({ kind: 'SEARCHING', text: 'new' });
  });

  it.each<[string, EventListings['list']]>([
    ['does not come', () => Promise.reject(new Error('No answer'))],
    ['is a refusal', async () => refused({ code: 'RATE_LIMITED', retryAt: instant(now) })],
  ])('an answer that %s is a failure, which is not the same as finding nothing', async (_, list) => {
    const { typed, states } = world({ list });
    typed.next('dem');
    await vi.advanceTimersByTimeAsync(500);
    expect(states.at(-1)).toEqual({ kind: 'FAILED', text: 'dem' });
  });

  it('the next text is searched for after a failure', async () => {
    let connected = false;
    const found = makeMemoryEventListings([anEventCard()], [], now);
    const { typed, states } = world({
      list: (...asked) => (connected ? found.list(...asked) : Promise.reject(new Error('No answer'))),
    });
    typed.next('dem');
    await vi.advanceTimersByTimeAsync(500);
    connected = true;
    typed.next('dem n');
    await vi.advanceTimersByTimeAsync(500);
    expect(states.map(({ kind }) => kind)).toEqual(['SEARCHING', 'FAILED', 'SEARCHING', 'FOUND']);
  });

  it('suggestions are at most 12 upcoming events, and their failure is ignored', async () => {
    const { search, asked } = world();
    await search.suggestions();
    expect(asked).toEqual([{ filter: expect.objectContaining({ time: 'UPCOMING', search: null }), limit: 12 }]);
    const broken = world({ list: () => Promise.reject(new Error('No answer')) });
    expect(await broken.search.suggestions()).toEqual([]);
  });
});
