import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeMemoryEventListings } from '#adapters/memory/event/memory-event-listings.ts';
import { KeepFavourite } from '#application/event/keep-favourite.ts';
import { type EventCard, EventListings } from '#application/event/ports/event-listings.ts';
import type { EventPage as EventPageData } from '#application/event/ports/event-pages.ts';
import { WatchStock } from '#application/event/watch-stock.ts';
import { FindOwnTicket } from '#application/ticket/find-own-ticket.ts';
import { NO_TICKET } from '#application/ticket/ports/own-tickets.ts';
import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import { refused } from '#domain/kernel/result.ts';
import { anEventCard } from '#test/builders/an-event-card.ts';
import { anEventPage, aSession, aTicket } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventPage } from '../EventPage.tsx';

const HEADING = '#similar-title';
const card = (id: number, change: Partial<EventCard> = {}): EventCard =>
  anEventCard({
    id,
    slug: `su-kien-${id}`,
    name: `Sự kiện ${id}`,
    beginAt: later(NOW, id * HOUR),
    endAt: later(NOW, (id + 2) * HOUR),
    ...change,
  });
const ahead = [card(6), card(5), card(4), card(3, { saleState: 'SOLD_OUT' }), card(2), card(1)];

const over = { beginAt: later(NOW, -2 * DAY), endAt: later(NOW, -DAY) };
const soldOut = anEventPage({ sessions: [aSession({ tickets: [aTicket({ remaining: 0 })] })] });
const ended = anEventPage({ ...over, sessions: [aSession(over)] });
const cancelled = anEventPage({ status: 'CANCELLED' });
const coming = anEventPage({ sessions: [aSession({ planSale: 'UPCOMING' })] });

async function show(event: EventPageData, events: readonly EventCard[] = ahead, locale: 'en' | 'vi' = 'en') {
  const Component = withUseCases(EventPage, [
    given(WatchStock, () => NEVER),
    given(KeepFavourite, { look: async () => null, toggle: async () => refused({ code: 'UNAUTHORIZED' }) }),
    given(FindOwnTicket, async () => NO_TICKET),
    given(EventListings, makeMemoryEventListings(events, [], NOW)),
  ]);
  await renderPage(
    [
      { path: '/', Component, loader: () => ({ event, now: NOW }) },
      { path: '*', element: null },
    ],
    { locale, now: NOW },
  );
}

const links = () =>
  [...document.querySelectorAll('[aria-labelledby="similar-title"] article a')].map((link) =>
    link.getAttribute('href'),
  );

describe('an event that nobody can join', () => {
  it.each([
    ['is sold out', soldOut],
    ['has ended', ended],
    ['is cancelled', cancelled],
    ['is still to come', coming],
  ])('leads on to four events like it, the soonest first, where it %s', async (_, event) => {
    await show(event);
    expect((await appears(HEADING)).textContent).toBe('Similar events');
    expect(links()).toEqual(['/event/su-kien-1', '/event/su-kien-2', '/event/su-kien-4', '/event/su-kien-5']);
  });

  it('says so in vi', async () => {
    await show(soldOut, ahead, 'vi');
    expect((await appears(HEADING)).textContent).toBe('Sự kiện tương tự');
  });

  it.each([
    ['no other is on sale', soldOut, [card(3, { saleState: 'SOLD_OUT' })]],
    ['it is on sale itself', anEventPage(), ahead],
    ['it is private', { ...soldOut, feature: 'PRIVATE' as const }, ahead],
  ])('has no such part where %s', async (_, event, events) => {
    await show(event, events);
    await settle(60);
    expect(document.querySelector('h1')?.textContent).toBe('Đêm nhạc');
    expect(document.querySelector(HEADING)).toBeNull();
  });
});
