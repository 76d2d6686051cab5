import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeMemoryEventKeys } from '#adapters/memory/event/memory-event-keys.ts';
import { KeepFavourite } from '#application/event/keep-favourite.ts';
import { OpenEventPage } from '#application/event/open-event-page.ts';
import { EventKeys } from '#application/event/ports/event-keys.ts';
import { WatchStock } from '#application/event/watch-stock.ts';
import { packText } from '#domain/event/share/packed-text.ts';
import { thanksPath } from '#domain/event/share/share-links.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { anEventPage } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, renderPage } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventPage } from './EventPage.tsx';
import { eventPageLoader } from './event-page.loader.ts';

const event = anEventPage();
const hidden = anEventPage({ slug: `${event.slug}~v1.a-b_c`, feature: 'PRIVATE' });
const thanks = {
  name: 'Ngô Lan',
  eventName: 'Đêm nhạc',
  companyName: 'Gốm Việt',
  isDonate: true,
  isPrivate: false,
  locale: 'vi',
} as const;

async function cardAt(at: string, shown = event): Promise<URL> {
  const pairs = [
    given(OpenEventPage, async () => ok({ event: shown, now: NOW })),
    given(EventKeys, makeMemoryEventKeys()),
    given(WatchStock, () => NEVER),
    given(KeepFavourite, { look: async () => null, toggle: async () => refused({ code: 'UNAUTHORIZED' }) }),
  ];
  const Component = withUseCases(EventPage, pairs);
  await renderPage(
    [
      { path: '/event/:slug', Component, loader: loaderWith(eventPageLoader, pairs) },
      { path: '*', element: null },
    ],
    { at, now: NOW },
  );
  const picture = await appears('meta[property="og:image"]');
  return new URL(picture.getAttribute('content') ?? '');
}

describe('the social preview of an event', () => {
  it('is drawn from its name and cover', async () => {
    const card = await cardAt(`/event/${event.slug}`);
    expect([card.origin, card.pathname]).toEqual(['https://vemoi.test', '/api/generate-meta-image']);
    expect(Object.fromEntries(card.searchParams)).toMatchObject({
      title: event.name,
      id: String(event.id),
      locale: 'en',
    });
  });

  it('carries the key of a private event’s link, and of no other', async () => {
    expect((await cardAt(`/event/${hidden.slug}`, hidden)).searchParams.get('key')).toBe('v1.a-b_c');
    expect((await cardAt(`/event/${event.slug}`)).searchParams.has('key')).toBe(false);
  });

  it('is the thank-you image for an address with thanks [S2.6-03]', async () => {
    const card = await cardAt(thanksPath(event.slug, thanks, packText));
    expect(card.pathname).toBe('/api/generate-thanks-buy-ticket-image');
    expect(Object.fromEntries(card.searchParams)).toEqual({
      ...thanks,
      isDonate: 'true',
      isPrivate: 'false',
      id: String(event.id),
    });
    const ofPrivate = await cardAt(thanksPath(hidden.slug, thanks, packText), hidden);
    expect(ofPrivate.searchParams.get('key')).toBe('v1.a-b_c');
  });

  it.each(['', 'AAAA', '%F0%9F%8E%AB', 'x'.repeat(3_000)])(
    'is the usual one for invalid thanks (%#)',
    async (broken) => {
      expect((await cardAt(`/event/${event.slug}?thanks=${broken}`)).pathname).toBe('/api/generate-meta-image');
    },
  );
});
