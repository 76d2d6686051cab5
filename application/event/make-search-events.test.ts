import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMemoryEventListings } from '#adapters/memory/event/memory-event-listings.ts';
import { ANY_EVENT, type EventFilter, type EventListings } from '#application/event/ports/event-listings.ts';
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

  it('starts 500 ms after the last keystroke and asks for at most 20 events', async () => {
    const { typed, states, asked } = world();
    typed.next('de');
    await vi.advanceTimersByTimeAsync(300);
    typed.next('dem');
    await vi.advanceTimersByTimeAsync(499);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([{ filter: { ...ANY_EVENT, search: 'dem' }, limit: 20 }]);
    expect(states.at(-1)).toMatchObject({ kind: 'FOUND', events: [{ id: 101 }] });
  });

  it('sends nothing for an empty text', async () => {
    const { typed, states, asked } = world();
    typed.next('   ');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual([]);
    expect(states).toEqual([{ kind: 'IDLE' }]);
  });

  it('drops an answer to an older text', async () => {
    const answers: ((value: Awaited<ReturnType<EventListings['list']>>) => void)[] = [];
    const { typed, states } = world({ list: () => new Promise((resolve) => answers.push(resolve)) });
    typed.next('old');
    await vi.advanceTimersByTimeAsync(500);
    typed.next('new');
    answers[0]?.({ ok: true, value: { events: [anEventCard({ name: 'Old' })], total: 1 } });
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toEqual({ kind: 'SEARCHING', text: 'new' });
  });

  it.each<[string, EventListings['list']]>([
    ['does not come', () => Promise.reject(new Error('No answer'))],
    ['is a refusal', async () => refused({ code: 'RATE_LIMITED', retryAt: instant(now) })],
  ])('reports an answer that %s as a failure, not as no results', async (_, list) => {
    const { typed, states } = world({ list });
    typed.next('dem');
    await vi.advanceTimersByTimeAsync(500);
    expect(states.at(-1)).toEqual({ kind: 'FAILED', text: 'dem' });
  });

  it('searches the next text after a failure', async () => {
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

  it('suggests at most 12 upcoming events and ignores a failure', async () => {
    const { search, asked } = world();
    await search.suggestions();
    expect(asked).toEqual([{ filter: expect.objectContaining({ time: 'UPCOMING', search: null }), limit: 12 }]);
    const broken = world({ list: () => Promise.reject(new Error('No answer')) });
    expect(await broken.search.suggestions()).toEqual([]);
  });
});
